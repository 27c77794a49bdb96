import { expect, test } from 'vitest';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';

test.each([
  // From the examples of Porter's paper.
  ...[
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
  ],
  ...[
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
  ],
  ...[
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['hopefulness', 'hope'],
  ],
  ...[
    ['triplicate', 'triplic'],
    ['electrical', 'electr'],
    ['goodness', 'good'],
    ['revival', 'reviv'],
  ],
  ...[
    ['adjustable', 'adjust'],
    ['replacement', 'replac'],
    ['adoption', 'adopt'],
    ['effective', 'effect'],
  ],
  ...[
    ['probate', 'probat'],
    ['rate', 'rate'],
    ['controll', 'control'],
    ['roll', 'roll'],
  ],
  ...[
    ['exhibitions', 'exhibit'],
    ['exhibiting', 'exhibit'],
    ['of', 'of'],
    ['w1', 'w1'],
  ],
])('English: %s is %s', (word, stem) => {
  expect(stemEnglish(word)).toBe(stem);
});

test.each([
  ['exportateur', 'exportations'],
  ['exposition', 'expositions'],
  ['africain', 'africaines'],
  ['industriel', 'industrielles'],
  ['journal', 'journaux'],
  ['financement', 'financements'],
  ['societe', 'societes'],
])('French: %s and %s are one', (one, other) => {
  expect(stemFrench(one)).toBe(stemFrench(other));
});

test('French: what differs stays apart', () => {
  expect(new Set(['mine', 'minerai', 'ministre', 'cuivre', 'cuir', 'or'].map(stemFrench)).size).toBe(6);
});
