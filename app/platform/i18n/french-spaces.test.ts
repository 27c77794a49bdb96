import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

/** Written with _ where the narrow no-break space must stand. */
function narrow(text: string): string {
  return text.replaceAll('_', '\u202f');
}

test.each([
  ['Où ? Là ! Ici ; voici : rien', 'Où_? Là_! Ici_; voici_: rien'],
  ['« Chine-Afrique »', '«_Chine-Afrique_»'],
  ['«\u00a0Bienvenue\u00a0»\u00a0!', '«_Bienvenue_»_!'],
  ['1 500 exposants, 100 000 m², 1 234 567', '1_500 exposants, 100_000 m², 1_234_567'],
  ['20 % et 15 €', '20_% et 15_€'],
  ['<strong>Attention</strong> : ceci', '<strong>Attention</strong>_: ceci'],
])('%s', (typed, set) => {
  expect(frenchSpaces(typed)).toBe(narrow(set));
});

test.each([
  'Le 12 juin 2025, à 09:00 et jusqu’à 17:30',
  'En 2025 176 projets',
  'Salle 4, 120 places',
  '+86 731 0000 0000',
  'par exemple +260 97 123 4567',
  'par exemple +254 700 100 101',
  '0731 820 000',
  '400 812 3456',
  '06 12 345 678',
  'https://example.org/a?b=c',
  '<a href="/news/ ?x">nouvelles</a>',
  '{count, plural, one {# projet} other {# projets}}',
  'Sans espace: rien n’est ajouté',
])('%s stays as it is', (text) => {
  expect(frenchSpaces(text)).toBe(text);
});

test('what is set already is not touched again', () => {
  const once = frenchSpaces('« Combien ? » : 1 500');
  expect(frenchSpaces(once)).toBe(once);
});
