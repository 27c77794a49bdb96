import { localHref } from '../i18n/address.ts';
import { type Locale, languageHeader } from '../i18n/locale.ts';
import { readStore } from './store.ts';

/** A list as a reading call gives it; `more` where `total` stopped counting. */
export interface Rows<Row> {
  rows: Row[];
  total: number;
  more?: boolean;
}

/** How a writing call ended: `code` 0 is success, `msg` is the site's sentence in the reader's language. */
export interface Outcome<Data> {
  code: number;
  msg: string;
  data?: Data;
  /** A sentence for each field that was refused. */
  errors?: Record<string, string>;
}

/** `code` of a writing call that got no answer of the site; its `msg` is empty, the form has a sentence of its own. */
export const noAnswer = -1;

export interface Reading {
  /** Parameters; those that are undefined are left out. */
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  /** Hears the code of what the site refuses; nothing where no answer of the site came. */
  refused?(code: number): void;
}

export interface Writing {
  /** A form goes as multipart, anything else as JSON. */
  body: FormData | object;
  /** Sent as `Idempotency-Key`: the same key twice is one request. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * Calls the site's API (contract, Envelope) in the language of the store.
 * Reading (no body) gives the data, or `Rows` for a list; undefined where the call failed: the page stays as it was.
 * Writing gives the outcome, to be shown. Status 400 leads to the page `/400`.
 * @param path `/api/news/news`
 */
export function call<Data>(path: string, options?: Reading): Promise<Data | undefined>;
export function call<Data>(path: string, options: Writing): Promise<Outcome<Data>>;
export async function call<Data>(
  path: string,
  options: Reading | Writing = {},
): Promise<Data | Outcome<Data> | undefined> {
  const { locale } = readStore();
  const { status, envelope } = await send<Data>(requestOf(path, options, locale), options.signal);
  if (status === 400) window.location.assign(localHref(locale, '/400'));
  if ('body' in options) return envelope;
  if (envelope.code === 0) return unwrap<Data>(envelope);
  if (envelope.code !== noAnswer) options.refused?.(envelope.code);
  return undefined;
}

type Envelope<Data> = Outcome<Data> & Partial<Rows<unknown>>;

/** What a reading call is for: the rows of a list, else the data. */
function unwrap<Data>({ rows, total = 0, more, data }: Envelope<Data>): Data | undefined {
  if (!rows) return data;
  return { rows, total, ...(more === undefined ? {} : { more }) } as Data;
}

function requestOf(path: string, options: Reading | Writing, locale: Locale): Request {
  const url = new URL(path, window.location.origin);
  const headers = new Headers({ Language: languageHeader(locale), Accept: 'application/json' });
  if (!('body' in options)) {
    for (const [name, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    return new Request(url, { headers });
  }
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const { body } = options;
  if (body instanceof FormData) return new Request(url, { method: 'POST', headers, body });
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function send<Data>(
  request: Request,
  signal: AbortSignal | undefined,
): Promise<{ status: number; envelope: Envelope<Data> }> {
  try {
    const response = await fetch(request, { signal: signal ?? null });
    const envelope: unknown = await response.json();
    if (isEnvelope<Data>(envelope)) return { status: response.status, envelope };
    return { status: response.status, envelope: { code: noAnswer, msg: '' } };
  } catch {
    // Not reached, given up, or no JSON (an error page of a proxy): the site itself has not answered.
    return { status: 0, envelope: { code: noAnswer, msg: '' } };
  }
}

function isEnvelope<Data>(value: unknown): value is Envelope<Data> {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
}
