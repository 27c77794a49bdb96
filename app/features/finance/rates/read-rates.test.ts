import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millionthsOf } from './convert.ts';
import { currencies } from './currencies.ts';
import { UnreadableSource } from './import-report.ts';
import { readCsv } from './read-csv.server.ts';
import { readEcb } from './read-ecb.server.ts';
import { sampleRates } from './sample-rates.ts';

const now = new Date('2026-11-22T12:00:00+08:00');
const head = 'currencyCode,spotPurchase,cashSettlement,updateTime';
const csv = (...rows: string[]) => readCsv([head, ...rows].join('\n'), now);

test('rows of CSV are read: time of the venue or with its offset, cash left out, other columns beside', () => {
  const text = `\uFEFFname,updateTime,currencyCode,spotPurchase,CASHSETTLEMENT\r
US dollar,2026-11-20 10:30:00,usd,710.25,704.6\r
"Franc, CFA",2026-11-20T02:30:00Z,XOF,1.2561,\r
\r
yen,2026-11-20 10:30:00,JPY,4.6,4.5\r
`;
  const updatedAt = new Date('2026-11-20T10:30:00+08:00');
  expect(readCsv(text, now)).toEqual({
    rates: [
      { row: 1, currency: 'USD', spotPurchase: '710.25', cashSettlement: '704.6', updatedAt },
      { row: 2, currency: 'XOF', spotPurchase: '1.2561', cashSettlement: null, updatedAt },
    ],
    leftOut: 1,
    refusals: [],
  });
});

test.each([
  ['US,710.25,,2026-11-20 10:30:00', /currency code/],
  ['=CMD,710.25,,2026-11-20 10:30:00', /currency code/],
  ['USD,-710.25,,2026-11-20 10:30:00', /^the rate is no/],
  ['USD,"710,25",,2026-11-20 10:30:00', /^the rate is no/],
  ['USD,7.1e2,,2026-11-20 10:30:00', /^the rate is no/],
  ['USD,0,,2026-11-20 10:30:00', /^the rate is no/],
  ['USD,,,2026-11-20 10:30:00', /^the rate is no/],
  ['USD,710.1234567,,2026-11-20 10:30:00', /^the rate is no/],
  ['USD,710.25,free,2026-11-20 10:30:00', /cash rate/],
  ['USD,710.25,,20/11/2026', /^the time is neither/],
  ['USD,710.25,,2026-02-30 10:30:00', /^the time is neither/],
  ['USD,710.25,,2026-11-20 25:30:00', /^the time is neither/],
  ['USD,710.25', /^the (time|row)/],
  ['USD,710.25,,2026-11-23 10:30:00', /future/],
])('%s is refused, and the row after it is taken', (row, reason) => {
  const { rates, refusals } = csv(row, 'KES,5.49,,2026-11-20 10:30:00');
  expect(refusals).toEqual([{ row: 1, currency: expect.any(String), reason: expect.stringMatching(reason) }]);
  expect(rates.map(({ currency, row }) => [currency, row])).toEqual([['KES', 2]]);
});

test('a line with an open quote costs no other row before it', () => {
  const { rates, refusals } = csv('USD,710.25,,2026-11-20 10:30:00', 'KES,5"49,,2026-11-20 10:30:00');
  expect(rates.map(({ currency }) => currency)).toEqual(['USD']);
  expect(refusals).toEqual([{ row: 2, currency: '', reason: 'the row cannot be read' }]);
});

test.each([
  '',
  'nothing',
  'currencyCode,spotPurchase',
  'currencyCode;spotPurchase;cashSettlement;updateTime\nUSD;7;;x',
])('%j is no table of rates', (text) => expect(() => readCsv(text, now)).toThrow(UnreadableSource));

test('whatever stands in a row, it is taken whole, left out or refused, and what is taken is a rate', () => {
  const anyField = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('USD', 'KES', 'JPY', '710.25', '1', '2026-11-20 10:30:00', '"', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.array(anyField, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const { rates } = csv(...rows.map((row) => row.join(',')));
      for (const { currency, spotPurchase, updatedAt } of rates) {
        expect(currencies.some(({ code }) => code === currency)).toBe(true);
        expect(millionthsOf(spotPurchase)).toBeGreaterThan(0n);
        expect(updatedAt.getTime()).toBeLessThan(now.getTime() + 3_600_001);
      }
    }),
  );
});

const ecb = (...days: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>${days.join('')}</Cube>
</gesmes:Envelope>`;

const day = (time: string, rates: Record<string, string>) =>
  `<Cube time='${time}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube>`;

test('euro reference rates become yuan for 100 units, by the yuan of the same day', () => {
  const xml = ecb(
    day('2026-11-20', { USD: '1.1600', JPY: '180.1', GBP: '0.88', CNY: '8.24' }),
    day('2026-11-19', { USD: '1.1700', CNY: '8.19' }),
  );
  const { publisher, rates, leftOut, refusals } = readEcb(xml, now);
  expect([publisher, leftOut, refusals]).toEqual(['European Central Bank', 1, []]);
  expect(rates.map(({ row, currency, spotPurchase }) => [row, currency, spotPurchase])).toEqual([
    [1, 'USD', '710.344828'],
    [3, 'GBP', '936.363636'],
    [4, 'EUR', '824.000000'],
    [5, 'USD', '700.000000'],
    [6, 'EUR', '819.000000'],
  ]);
  expect(rates[0]?.updatedAt).toEqual(new Date('2026-11-20T15:00:00Z'));
  expect(rates.every(({ cashSettlement }) => cashSettlement === null)).toBe(true);
});

test('a day without the yuan, a rate that is none and a day to come are refused', () => {
  const xml = ecb(
    day('2026-11-24', { USD: '1.16', CNY: '8.24' }),
    day('2026-11-20', { USD: '1.16' }),
    day('2026-11-19', { USD: '1,16', ZAR: '20', CNY: '8.24' }),
    '<Cube time="2026-11-18"><Cube rate="1"/><Cube currency="CNY" rate="8.2"/></Cube>',
  );
  const { rates, refusals } = readEcb(xml, now);
  expect(rates.map(({ currency }) => currency)).toEqual(['ZAR', 'EUR', 'EUR']);
  expect(refusals.map(({ row, reason }) => [row, reason.slice(0, 18)])).toEqual([
    [1, 'the time lies in t'],
    [2, 'the time lies in t'],
    [3, 'the day has no rat'],
    [4, 'the rate is no pos'],
    [7, 'no currency code o'],
  ]);
});

test.each([
  '<html><body>Down for maintenance</body></html>',
  '<a',
  ecb(),
  ecb("<Cube time='yesterday'><Cube currency='USD' rate='1'/></Cube>"),
  `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>`,
  `${'<Cube>'.repeat(50_000)}${'</Cube>'.repeat(50_000)}`,
])('another document is refused as a whole (%#)', (xml) => {
  expect(() => readEcb(xml, now)).toThrow(UnreadableSource);
});

test('samples are the same whenever they are made, of every currency, and swing gently', () => {
  expect(sampleRates('2026-11-20')).toEqual(sampleRates('2026-11-20'));
  const days = Array.from({ length: 200 }, (_, i) => new Date(Date.parse('2026-01-01') + i * 86_400_000));
  for (const { code } of currencies) {
    const rates = days.map((each) => {
      const rate = sampleRates(each.toISOString().slice(0, 10)).find(({ currency }) => currency === code);
      return Number(millionthsOf(rate?.spotPurchase ?? ''));
    });
    expect(Math.max(...rates) / Math.min(...rates), code).toBeLessThan(1.15);
    expect(new Set(rates).size, code).toBeGreaterThan(10);
  }
});
