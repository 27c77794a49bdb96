import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkVisitor } from '../order/check-order.server.ts';
import { type IdType, idTypes } from '../reservations.ts';
import { type DocumentProblem, readDocument } from './documents.ts';

const today = '2026-11-22';
const read = (idType: IdType, typed: string) => readDocument(idType, typed, today);
const number = (idType: IdType, typed: string) => {
  const document = read(idType, typed);
  return 'number' in document ? document.number : undefined;
};
const problem = (idType: IdType, typed: string): DocumentProblem | undefined => {
  const document = read(idType, typed);
  return 'problem' in document ? document.problem : undefined;
};

/** The check character as GB 11643 has it, written down once more: the remainder of ISO 7064, MOD 11-2. */
function withCheck(first17: string): string {
  const sum = [...first17].reduce((total, digit) => ((total + Number(digit)) * 2) % 11, 0);
  return first17 + '0123456789X'[(12 - sum) % 11];
}

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const day = fc
  .date({ min: new Date('1880-01-01'), max: new Date(`${today}T00:00:00Z`), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const residentId = fc
  .tuple(fc.stringMatching(/^[1-9]\d{5}$/), day, digits(3))
  .map(([region, born, turn]) => withCheck(region + born + turn));

describe('resident IDs', () => {
  test.each([
    '11010519491231002X',
    '440524188001010014',
    '34052419800101001X',
    // Residence permits of people from Hong Kong, Macao and Taiwan.
    '810000199001010019',
    '820000199001010010',
    '830000199001010012',
    withCheck('50010119900101001'),
    withCheck('50023420000229128'),
  ])('%s is valid', (typed) => {
    expect(read('resident', typed)).toEqual({ number: typed, person: `resident ${typed}` });
  });

  test('every one with a region, a real date and the right last character is valid', () => {
    fc.assert(fc.property(residentId, (typed) => number('resident', typed) === typed));
  });

  test('every last character but one is wrong', () => {
    fc.assert(
      fc.property(residentId, (typed) => {
        const valid = [...'0123456789X'].filter((last) => number('resident', typed.slice(0, 17) + last));
        expect(valid).toEqual([typed[17]]);
      }),
    );
  });

  test('no digit can be mistyped, and no two neighbours exchanged', () => {
    fc.assert(
      fc.property(residentId, fc.nat(16), fc.integer({ min: 1, max: 9 }), (typed, at, more) => {
        const changed = typed.slice(0, at) + ((Number(typed[at]) + more) % 10) + typed.slice(at + 1);
        expect(problem('resident', changed)).toBeDefined();
        if (at === 16 || typed[at] === typed[at + 1]) return;
        const exchanged = typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2);
        expect(problem('resident', exchanged)).toBeDefined();
      }),
    );
  });

  test('only days of the calendar are dates of birth, as the calendar of the platform has them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2026 }), fc.nat(13), fc.nat(32), (year, month, dayOfMonth) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
        const typed = withCheck(`110105${year}${two(month)}${two(dayOfMonth)}002`);
        const isPast = date.toISOString().slice(0, 10) <= today;
        expect(problem('resident', typed)).toBe(exists && isPast ? undefined : 'birthDate');
      }),
    );
  });

  test.each<[string, DocumentProblem]>([
    ['', 'empty'],
    ['　- ', 'empty'],
    ['1101051949123100', 'length'],
    ['11010519491231002XX', 'characters'],
    ['1101051949123100X2', 'characters'],
    ['E12345678', 'characters'],
    ['110105491231002', 'length'],
    ['010105194912310029', 'region'],
    ['110105199002300021', 'birthDate'],
    [withCheck('11010519900230002'), 'birthDate'],
    [withCheck('11010519000229002'), 'birthDate'],
    [withCheck('11010500000000002'), 'birthDate'],
    [withCheck('11010520261123002'), 'birthDate'],
    ['110105194912310029', 'checkDigit'],
    ['11010519491231002Ｘ１', 'characters'],
  ])('%j: %s', (typed, expected) => {
    expect(problem('resident', typed)).toBe(expected);
  });

  test('a child born today may come', () => {
    expect(problem('resident', withCheck('11010520261122002'))).toBeUndefined();
  });

  test('small x, full width, spaces and dashes are taken', () => {
    expect(number('resident', '11010519491231002x')).toBe('11010519491231002X');
    expect(number('resident', ' 110105 19491231-002 ｘ')).toBe('11010519491231002X');
    expect(number('resident', '１１０１０５１９４９１２３１００２Ｘ')).toBe('11010519491231002X');
  });
});

describe('home-return permits', () => {
  test.each(['H12345678', 'M12345678', 'H1234567801', 'm 1234 5678 02', 'Ｈ１２３４５６７８'])(
    '%s is valid',
    (typed) => {
      expect(problem('hkMacao', typed)).toBeUndefined();
    },
  );

  test('the same person by the first nine, whatever the renewal', () => {
    const renewed = ['H12345678', 'h1234567800', 'H1234567801'].map((typed) => read('hkMacao', typed));
    expect(new Set(renewed.map((each) => 'person' in each && each.person))).toEqual(new Set(['hkMacao H12345678']));
    expect(read('hkMacao', 'M12345678')).not.toMatchObject({ person: 'hkMacao H12345678' });
  });

  test.each<[string, DocumentProblem]>([
    ['C12345678', 'mainlanderPermit'],
    ['w12345678', 'mainlanderPermit'],
    ['CA1234567', 'mainlanderPermit'],
    ['810000199001010019', 'residencePermit'],
    ['12345678', 'prefix'],
    ['A12345678', 'prefix'],
    ['H1234567', 'length'],
    ['H123456789', 'length'],
    ['H123456789012', 'length'],
    ['H1234567A', 'characters'],
    ['H12345678中', 'characters'],
  ])('%s: %s', (typed, expected) => {
    expect(problem('hkMacao', typed)).toBe(expected);
  });
});

describe('Taiwan permits', () => {
  test.each(['12345678', '1234567890', '12345678AB', '123456789a', '12345678(9T)', 'A123456789'])(
    '%s is valid',
    (typed) => {
      expect(problem('taiwan', typed)).toBeUndefined();
    },
  );

  test.each<[string, DocumentProblem]>([
    ['1234567', 'length'],
    ['123456789', 'length'],
    ['12345678901', 'length'],
    ['L12345678', 'mainlanderPermit'],
    ['T12345678', 'mainlanderPermit'],
    ['830000199001010012', 'residencePermit'],
    ['ABCDEFGHIJ', 'characters'],
    ['1234567A', 'characters'],
  ])('%s: %s', (typed, expected) => {
    expect(problem('taiwan', typed)).toBe(expected);
  });
});

describe('passports', () => {
  test('five to twenty letters and digits, of whatever pattern', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Za-z]{1,24}$/), (typed) => {
        const fits = typed.length >= 5 && typed.length <= 20;
        expect(number('passport', typed)).toBe(fits ? typed.toUpperCase() : undefined);
        if (!fits) expect(problem('passport', typed)).toBe('length');
      }),
    );
  });

  test.each<[string, DocumentProblem]>([
    ['', 'empty'],
    ['EA12', 'length'],
    ['EA/1234567', 'characters'],
    ['护照12345', 'characters'],
    ['ЕА1234567', 'characters'],
  ])('%j: %s', (typed, expected) => {
    expect(problem('passport', typed)).toBe(expected);
  });

  test('the same number on another kind of document is another person', () => {
    expect(read('passport', '12345678')).not.toEqual(read('taiwan', '12345678'));
  });
});

describe('any document', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[HMCW８1-9０xX\s-]{0,24}$/),
  );

  test('whatever is typed, it is read or refused; what was read is read the same again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...idTypes), anything, (idType, typed) => {
        const document = read(idType, typed);
        if ('problem' in document) return;
        expect(document.number).toMatch(/^[0-9A-Z]{5,20}$/);
        expect(read(idType, document.number)).toEqual(document);
      }),
      { numRuns: 1000 },
    );
    for (const idType of idTypes) expect(problem(idType, '\u0000\ud800')).toBe('characters');
  });
});

test('of an empty visitor all that is missing is said at once; a number waits for its kind', () => {
  const missing = { name: 'no-name', idType: 'no-id-type', idNumber: 'empty' };
  expect(checkVisitor({}, today)).toEqual({ problems: missing });
  expect(checkVisitor({ name: ' ', idType: '', idNumber: ' - ' }, today)).toEqual({ problems: missing });
  expect(checkVisitor({ name: 'Mwila Banda', idNumber: 'ZN1' }, today)).toEqual({ problems: { idType: 'no-id-type' } });
});
