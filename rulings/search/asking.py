"""The words a question is made of that say nothing of what it is about. Folded, written and spoken forms."""

from __future__ import annotations

QUESTION_WORDS = frozenset(
    """
    kdo koho komu kym kom co ceho cemu cem cim jak jaky jaka jake jakou jakych jakym jakem jaci kolik kolika kolikati
    kde kam kudy odkud kdy dokdy odkdy proc nac zac ktery ktera ktere kterou kterych kterym kterem kteremu kteri ktereho
    kterak ci zda zdali jestli jestlize pokud kdyz kdyby abych aby abys abychom ze nez protoze takze pricemz nebot az
    dokud a i ani nebo anebo ale avsak vsak proto tak taky take tez totiz tedy teda v ve na do z s se k ke ku o u po pri
    pro pred prede za nad pod mezi bez od ode skrz kvuli diky krome behem si mi me ti te ho mu ji je jej jemu jeho
    jejich ja ty on ona ono my vy oni ony mne mnou tebe tobe sebe sobe sebou nas nam vas vam nami vami jim jich nich nim
    ni nej nemu nem to ten ta tu tou toho tomu tom tim tech temi tohle tento tato toto tohoto tuto teto tyto tenhle
    tahle tyhle takovy takova takove jsem jsi jsme jste jsou byt byl byla bylo byli byly budu budes bude budeme budete
    budou by bych bys byste bychom neni nejsou nebyl nebude nejsem muzu muzes muze muzeme muzete mohu mohou moct
    mohl mohla mohli nemuzu nemuze nemuzes nemohu nemohou nemohl lze nelze jde nejde jdou dalo smi smim smis smime smite
    smeji nesmi nesmim smet smel musi musim musis musime musite museji muset musel nemusi nemusim nemusis mam mas ma
    mame mate maji mit mel mela melo meli mely nemam nemas nema nemaji nemel chci chce chces chteji chtit chtel dam dat
    da das dame dava dela delat delaji delam udelat udela udelam stane stalo deje dochazi uz jeste jen jenom presto
    spravne presne dlouho pouze
    vlastne nejak nejaky nejaka nejake nejakou nekdo neco nekde nekdy tam tady zde hned potom pak teprve prave vubec
    opravdu fakt treba asi prece zrovna znamena plati funguje fungovat vlastnim svuj svou sve svoji svoje svem
    svych svym sveho svemu muj moje moji meho mou mych tvuj tvoje ano ne prosim tzn tj napr sem ses sis jses vic jakej
    jakyho jakejch jakyma kterej kteryho kterejch nejakej nejakyho takovej jinyho jinej muzem nemuzem pujde pujdou jdem
    davaj davam hele prej ted proste zas zase dyz jo jojo nikde nikdo nic nikdy zadny zadna zadne pocita pocitaj
    potrebuju potrebuji potrebuje rozdil rozdily zjistim zjistit poznam poznat nevim dotaz otazka jinak svy svyho vubec
    existuje todle todlecto tohleto kolikaty kdi nedela nedelam neda nedam nedava nechce nechci nestane nedeje
    """.split()  # noqa: SIM905
)

ONLY_ASK = QUESTION_WORDS | {
    "kolikrat",
    "kolikery",
    "kolikero",
    "nakolik",
    "odkdy",
    "dokud",
    "jakpak",
    "cipak",
    "kdopak",
    "copak",
}
"""Words of which it is not told that a hit lacks them: they may weigh in the ranking, but no reader looks for them in a rule."""
