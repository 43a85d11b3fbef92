"""What can be counted of a player and of a card: one, few, many, and other words that are read."""

from __future__ import annotations

NUMBERS: dict[str, tuple[str, ...]] = {
    "gold": ("zlatý", "zlaté", "zlatých"),
    "house power": ("moc na kartě rodu", "moci na kartě rodu", "moci na kartě rodu"),
    "total power": ("moc celkem", "moci celkem", "moci celkem"),
    "hand": ("kartu v ruce", "karty v ruce", "karet v ruce"),
    "deck": ("kartu v balíčku", "karty v balíčku", "karet v balíčku"),
    "discard": ("kartu v odhazovací hromádce", "karty v odhazovací hromádce", "karet v odhazovací hromádce"),
    "dead": ("kartu v hromádce mrtvých", "karty v hromádce mrtvých", "karet v hromádce mrtvých"),
    "income": ("příjem", "příjmy", "příjmu"),
    "initiative": ("iniciativu", "iniciativy", "iniciativy"),
    "dominance": ("sílu v nadvládě", "síly v nadvládě", "síly v nadvládě"),
    "plots": ("zápletku v balíčku", "zápletky v balíčku", "zápletek v balíčku"),
    "used plots": ("použitou zápletku", "použité zápletky", "použitých zápletek"),
    "deployed": ("zlatý ve vyložených kartách", "zlaté ve vyložených kartách", "zlatých ve vyložených kartách"),
    "drawn": ("kartu líznutou efekty", "karty líznuté efekty", "karet líznutých efekty"),
}
CARD_NUMBERS: dict[str, tuple[str, ...]] = {
    "tokens": ("moc", "moci", "moci"),
    "strength": ("sílu", "síly", "síly", "sil"),
    "duplicates": ("duplikát", "duplikáty", "duplikátů"),
    "attachments": ("vybavení", "vybavení", "vybavení"),
    "gold": ("zlatý", "zlaté", "zlatých"),
    "abilities": ("schopnost", "schopnosti", "schopností"),
    "gained": ("získanou schopnost", "získané schopnosti", "získaných schopností"),
}
