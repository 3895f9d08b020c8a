# Картинки «Капитанов». Буквы: экипаж — красный, жёлтый, синий, кадет, андроид; пути — зелёный, фиолетовый, жёлтый.
sc-pic-crew-letters = К Ж С Н А
sc-pic-route-letters = Зе Ф Ж
sc-pic-shadow = Капитан Тень
sc-pic-shadow-letter = Т
