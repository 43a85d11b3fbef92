"""World of Warcraft TCG (`wow-tcg`): its card list alone. No rule of it is enacted yet, so nothing of it is proved."""
