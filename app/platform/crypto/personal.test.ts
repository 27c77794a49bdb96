import { generateKeySync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyIdOf, resealPersonal, sealPersonal, unsealPersonal } from './personal.ts';

const old = { id: '2024', key: generateKeySync('aes', { length: 256 }) };
const fresh = { id: 'k-2025_b', key: generateKeySync('aes', { length: 256 }) };

test('any text opens again, for the same purpose only', () => {
  const settings = { PII_KEY: [fresh] };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (text, purpose, other) => {
      const written = text.toWellFormed();
      const sealed = sealPersonal(settings, purpose, written);
      expect(unsealPersonal(settings, purpose, sealed)).toBe(written);
      if (other.toWellFormed() !== purpose.toWellFormed()) {
        expect(() => unsealPersonal(settings, other, sealed)).toThrow();
      }
    }),
  );
});

test('what is sealed does not show, and is not the same twice', () => {
  const settings = { PII_KEY: [fresh] };
  const sealed = sealPersonal(settings, 'number', '11010519491231002X');
  expect(sealed.toString('latin1')).not.toContain('1101');
  expect(sealPersonal(settings, 'number', '11010519491231002X')).not.toEqual(sealed);
});

test('the first key seals, every key opens, and a value says which one is its own', () => {
  const before = sealPersonal({ PII_KEY: [old] }, 'name', '李 Aïcha');
  const settings = { PII_KEY: [fresh, old] };
  expect(keyIdOf(before)).toBe('2024');
  expect(unsealPersonal(settings, 'name', before)).toBe('李 Aïcha');
  expect(keyIdOf(sealPersonal(settings, 'name', '李 Aïcha'))).toBe('k-2025_b');
  const after = resealPersonal(settings, 'name', before);
  expect([keyIdOf(after), unsealPersonal({ PII_KEY: [fresh] }, 'name', after)]).toEqual(['k-2025_b', '李 Aïcha']);
  expect(resealPersonal(settings, 'name', after)).toBe(after);
});

test('without its key it does not open, and the operator is told which one is missing', () => {
  const before = sealPersonal({ PII_KEY: [old] }, 'name', 'Li');
  expect(() => unsealPersonal({ PII_KEY: [fresh] }, 'name', before)).toThrow('PII_KEY has no key 2024');
  expect(() => unsealPersonal({ PII_KEY: [{ ...fresh, id: '2024' }] }, 'name', before)).toThrow();
  expect(() => sealPersonal({ PII_KEY: undefined }, 'name', 'Li')).toThrow('no PII_KEY');
});

test('a change of any byte is noticed', () => {
  const settings = { PII_KEY: [fresh, { ...old, id: 'k-2025_a' }] };
  const sealed = sealPersonal(settings, 'name', 'Li');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 3;
    expect(() => unsealPersonal(settings, 'name', changed), `byte ${at}`).toThrow();
  }
});
