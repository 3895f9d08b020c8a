# Картинки «Капитанов». Буквы: экипаж — красный, жёлтый, синий, кадет, андроид; пути — зелёный, фиолетовый, жёлтый.
sc-pic-crew-letters = К Ж С Н А
sc-pic-route-letters = Зе Ф Ж
sc-pic-shadow = Капитан Тень
sc-pic-shadow-letter = Т
sc-pic-round-of = Раунд { $round } из { $rounds }
sc-pic-route-green = зелёный путь
sc-pic-route-purple = фиолетовый путь
sc-pic-route-yellow = жёлтый путь
sc-pic-legend-pirate = пират, награда
sc-pic-legend-number = номер
sc-pic-legend-turned = перевёрнут
sc-pic-legend-first = первый игрок
sc-pic-legend-reserved = занято
sc-pic-legend-station = станция
sc-pic-legend-away = жетона нет
sc-pic-legend-passed = спасовал
