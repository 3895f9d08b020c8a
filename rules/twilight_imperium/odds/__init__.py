"""Exact odds of battles: pure figures from their own input types, for panels, androids and the command.

`forces` what fights, `legal` whether it may, `modifiers` what each die needs, `dice` their sums; `fleets`,
`troops` who is lost first; `mass`, `rounds`, `ground_rounds` how chances move; `space`, `ground`,
`custodians` the battles, `battle` any of them; `lines` files of them.
"""
