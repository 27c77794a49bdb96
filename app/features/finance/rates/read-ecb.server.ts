import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { divided, millionthsOf, rateDigits } from './convert.ts';
import { currencyOf, yuan } from './currencies.ts';
import { type RefusalReason, type SourceRates, UnreadableSource } from './import-report.ts';
import { liesAhead } from './read-csv.server.ts';

const text = z.string().max(100);
const envelope = z.object({
  Envelope: z.object({
    Sender: z.object({ name: text }).optional(),
    Cube: z.tuple([
      z.object({
        Cube: z
          .array(
            z.object({
              time: z.iso.date(),
              Cube: z.array(z.object({ currency: text.optional(), rate: text.optional() })),
            }),
          )
          .min(1),
      }),
    ]),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'Cube',
});

/**
 * Reads the euro reference rates as the European Central Bank publishes them (eurofxref, of a day or of many), and makes yuan
 * for 100 units of them by the yuan's rate of the same day; the row of the yuan gives the euro's.
 * @throws UnreadableSource where it is another document
 */
export function readEcb(xml: string, now: Date): SourceRates {
  const { publisher, days } = readDocument(xml);
  const read: SourceRates = { publisher, rates: [], leftOut: 0, refusals: [] };
  for (const [i, { entry, updatedAt, yuans }] of days.flatMap(entriesOf).entries()) {
    const row = i + 1;
    const currency = entry.currency === yuan.code ? 'EUR' : (entry.currency ?? '');
    const rate = liesAhead(updatedAt, now) ? 'the time lies in the future' : readEntry(entry, currency, yuans);
    if (rate === undefined) read.leftOut += 1;
    else if (typeof rate === 'bigint') {
      read.rates.push({ row, currency, spotPurchase: decimal(rate), cashSettlement: null, updatedAt });
    } else read.refusals.push({ row, currency: currencyOf(currency)?.code ?? '', reason: rate });
  }
  return read;
}

type Day = z.infer<typeof envelope>['Envelope']['Cube'][0]['Cube'][number];

/** The entries of a day, with what a euro buys in yuan on it. */
function entriesOf({ time, Cube: entries }: Day) {
  const updatedAt = publishedOn(time);
  const yuans = unitsOf(entries.find(({ currency }) => currency === yuan.code));
  return entries.map((entry) => ({ entry, updatedAt, yuans }));
}

type Entry = Day['Cube'][number];

/** @returns millionths of a yuan for 100 units; why it is refused; or undefined where its currency is not shown */
function readEntry(entry: Entry, currency: string, yuans: bigint | undefined): bigint | RefusalReason | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return 'no currency code of three letters';
  if (!currencyOf(currency)) return undefined;
  const units = unitsOf(entry);
  if (!units) return badRate;
  if (!yuans) return 'the day has no rate of the yuan';
  const rate = entry.currency === yuan.code ? yuans * 100n : divided(yuans * 100n * million, units);
  return rate > 0n && rate < million * 1_000_000_000n ? rate : badRate;
}

const badRate = 'the rate is no positive decimal number of at most six digits after the point';
const million = 10n ** BigInt(rateDigits);

/** Millionths of a unit that a euro buys. */
function unitsOf(entry: Entry | undefined): bigint | undefined {
  return millionthsOf(entry?.rate ?? '');
}

function decimal(millionths: bigint): string {
  return `${millionths / million}.${String(millionths % million).padStart(rateDigits, '0')}`;
}

/** The bank publishes at about 16:00 in Frankfurt, which is the same day at the venue in summer and in winter. */
function publishedOn(day: string): Date {
  return new Date(`${day}T15:00:00Z`);
}

function readDocument(xml: string) {
  let document: unknown;
  try {
    document = parser.parse(xml);
  } catch {
    throw new UnreadableSource('it is no XML');
  }
  const read = envelope.safeParse(document);
  if (!read.success) throw new UnreadableSource('it is not the euro reference rates of the European Central Bank');
  const { Sender, Cube } = read.data.Envelope;
  return { publisher: Sender?.name, days: Cube[0].Cube };
}
