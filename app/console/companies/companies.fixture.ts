import { companyText } from '#features/directory/directory.fixture.ts';
import type { CompanyKind } from '#features/directory/directory.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Thread } from '../content/document.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';

/** A company as a thing, and as readers' tables know it. */
export interface SomeCompany {
  thingId: number;
  /** 0 where it was not published. */
  id: number;
}

interface About {
  kind?: CompanyKind;
  name: string;
  /** Beside those that every company has. */
  facts?: Values;
  /** Of the texts, beside what they are called. */
  text?: Values;
  languages?: readonly Locale[];
  isPublished?: boolean;
}

let made = 0;

/** Writes a company in the console, as staff do, and publishes it. An exhibitor is of the fourth edition (`surroundings`). */
export async function someCompany(
  site: Platform,
  staff: Staff,
  { kind: name = 'buyer', name: called, facts = {}, text = {}, languages = ['en-US'], isPublished = true }: About,
): Promise<SomeCompany> {
  made += 1;
  const kind = kindOrRefuse(name);
  const shared = {
    ...{ key: `made-${made}`, country: 'KE', industry: 3, phone: `+2547001${String(made).padStart(5, '0')}` },
    ...{ mail: `desk@company-${made}.example`, ...(name === 'exhibitor' && { editions: ['4'], stands: [] }), ...facts },
  };
  const { productClassification, productName, ...ofBuyer } = companyText(called);
  const words = name === 'exhibitor' ? { ...ofBuyer, productClassification, productName } : ofBuyer;
  const thingId = await saved(site, staff, { kind: name, thread: 'shared', values: shared });
  for (const thread of languages) {
    await saved(site, staff, { kind: name, thread, thingId, values: { ...words, ...text } });
    if (isPublished) await out(await publishThread(site, staff, { kind, thingId, thread }));
  }
  const { key } = await site.db
    .selectFrom('content_thing')
    .select('key')
    .where('id', '=', thingId)
    .executeTakeFirstOrThrow();
  return { thingId, id: Number(key ?? 0) };
}

/** Writes a product of an exhibitor in the console, and publishes it. @returns the number of its thing */
export async function someProduct(
  site: Platform,
  staff: Staff,
  { exhibitor, key, isPublished = true }: { exhibitor: number; key: string; isPublished?: boolean },
): Promise<number> {
  const kind = kindOrRefuse('product');
  const values = { exhibitor: String(exhibitor), key, position: 0 };
  const thingId = await saved(site, staff, { kind: 'product', thread: 'shared', values });
  const text = { name: `Product ${key}`, description: `About ${key}.` };
  await saved(site, staff, { kind: 'product', thread: 'en-US', thingId, values: text });
  if (isPublished) await out(await publishThread(site, staff, { kind, thingId, thread: 'en-US' }));
  return thingId;
}

interface Writing {
  kind: string;
  thread: Thread;
  thingId?: number;
  /** The revision that it begins from; 0 where there is none. */
  base?: number;
  values: Values;
}

/** Saves a part of a thing. @returns the number of the thing @throws where it was not saved */
export async function saved(
  site: Platform,
  staff: Staff,
  { kind, thread, thingId, base = 0, values }: Writing,
): Promise<number> {
  const answer = await saveThread(site, staff, {
    ...{ kind: kindOrRefuse(kind), thread, base, values, source: 'en-US' as const },
    ...(thingId !== undefined && { thingId }),
  });
  if (answer.outcome !== 'saved') throw new Error(`It was ${JSON.stringify(answer)}`);
  return answer.thingId;
}

async function out(answer: { outcome: string }): Promise<void> {
  if (answer.outcome !== 'published') throw new Error(`It was ${JSON.stringify(answer)}`);
}
