# Сумерки Империи: повестка, голосования, законы.

ti-agenda = { $player } выносит на голосование: «{ $card }».
ti-agenda-void = Выбирать не из чего: карточка «{ $card }» сброшена.
ti-agenda-gone = «{ $card }» больше не закон: голосование окончено.
ti-ballot = «{ $card }»: как вы голосуете?
ti-vote-for = За
ti-vote-against = Против
ti-vote-one = { $thing }
ti-vote-abstain = Воздержаться
ti-vote-majority = Как большинство на тот момент
ti-vote-late = Спросить в мою очередь
ti-vote-now = «{ $card }»: ваша очередь голосовать.
ti-votes-for = { $player } голосует «за»: { $count }.
ti-votes-against = { $player } голосует «против»: { $count }.
ti-votes = { $player } голосует, выбор — { $thing }: { $count }.
ti-abstains = { $player } воздерживается.
ti-decided-for = «{ $card }»: принято, голосов «за» — { $count }.
ti-decided-against = «{ $card }»: отклонено, голосов «против» — { $count }.
ti-elected = «{ $card }»: выбор — { $thing }, голосов — { $count }.
ti-tie = «{ $card }»: голоса разделились поровну. Решает председатель.
ti-tie-dice = Пусть решит кубик
ti-tie-broken = Голоса разделились поровну. Решает председатель: { $player }.
ti-law-passed = «{ $card }» — теперь закон.
ti-law-gone = «{ $card }» больше не закон.
ti-voice-elected = Голос Совета теперь — { $player }.
ti-voice-stays = Голосом Совета остаётся { $player }.
ti-illegal-ballot = Голосуйте по карточке «{ $card }» одним из вариантов или воздержитесь.
ti-illegal-vote = Голосовать за «{ $vote }» нельзя. Назовите один из вариантов, воздержитесь или проголосуйте в свою очередь.
ti-illegal-tie = Выберите один из вариантов, набравших поровну.

## Что повестка изменит сегодня

ti-foreseen-for = **За** · { $who }: { $changes }
ti-foreseen-against = **Против** · { $who }: { $changes }
ti-foreseen-everybody = все
ti-foreseen-unit = { $unit } { $count }
ti-foreseen-strategy = жетоны стратегии { $count }
ti-foreseen-fleet = жетоны логистики { $count }
ti-foreseen-command = жетоны тактики { $count }
ti-foreseen-points = победные очки { $count }
ti-foreseen-goods = товары { $count }
ti-foreseen-planets = планеты { $count }
ti-foreseen-ready = готовые планеты { $count }
ti-foreseen-cards = карточки действия { $count }
ti-foreseen-technologies = технологии { $count }
ti-foreseen-agreements = торговые соглашения { $count }
