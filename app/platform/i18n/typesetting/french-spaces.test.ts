import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

/** Written with _ where the narrow no-break space must stand, and ~ where the no-break space must. */
function spaced(text: string): string {
  return text.replaceAll('_', '\u202f').replaceAll('~', '\u00a0');
}

test.each([
  ['Où ? Là ! Ici ; voici : rien', 'Où_? Là_! Ici_; voici_: rien'],
  ['« Chine-Afrique »', '«_Chine-Afrique_»'],
  ['«\u00a0Bienvenue\u00a0»\u00a0!', '«_Bienvenue_»_!'],
  ['1 500 exposants, 100 000 m², 1 234 567', '1_500~exposants, 100_000~m², 1_234_567'],
  ['20 % et 15 €', '20_% et 15_€'],
  ['<strong>Attention</strong> : ceci', '<strong>Attention</strong>_: ceci'],
  ['11,39 milliards de dollars, 1 million', '11,39~milliards de dollars, 1~million'],
  ['du 12 juin au 1er juillet 2025', 'du 12~juin au 1er~juillet 2025'],
  ['25 m², 200 kg, 3 km, 5 t, 380 V', '25~m², 200~kg, 3~km, 5~t, 380~V'],
  ['ouvert à 9 h 30, fermé à 17 h', 'ouvert à 9~h~30, fermé à 17~h'],
  ['{count, plural, one {# projet} other {# projets}}', '{count, plural, one {#~projet} other {#~projets}}'],
  ['formulaire n° 5, p. 3', 'formulaire n°~5, p.~3'],
])('%s', (typed, set) => {
  expect(frenchSpaces(typed)).toBe(spaced(set));
});

test.each([
  'Ouvert à 09:00 et jusqu’à 17:30',
  'En 2025 176 lots',
  'Salle 4, 120 places',
  'les 12 l’ont dit, 5 sociétés, 3 maisons, 30 mangues',
  '+86 731 0000 0000',
  'par exemple +260 97 123 4567',
  'par exemple +254 700 100 101',
  '0731 820 000',
  '400 812 3456',
  '06 12 345 678',
  'https://example.org/a?b=c',
  '<a href="/news/ ?x">nouvelles</a>',
  '<a href="/news/12 juin">nouvelles</a>',
  '{count, plural, one {# lot} other {# lots}}',
  'Sans espace: rien n’est ajouté',
])('%s stays as it is', (text) => {
  expect(frenchSpaces(text)).toBe(text);
});

test('what is set already is not touched again', () => {
  const once = frenchSpaces('« Combien ? » : 1 500 km le 12 juin à 9 h 30');
  expect(frenchSpaces(once)).toBe(once);
});
