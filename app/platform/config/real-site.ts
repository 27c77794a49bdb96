import type { KeyObject } from 'node:crypto';
import { readSmsAddresses } from './sms-addresses.ts';

/** The settings whose weaknesses a real site must not have. */
interface Given {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DRILL_DATABASE_URL?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  SITE_URL?: string | undefined;
  SMS_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  SMS_REPORT_SECRET?: string | undefined;
  SESSION_SECRET?: string | undefined;
  PII_KEY?: { id: string; key: KeyObject }[] | undefined;
  LOOKUP_KEY?: { id: string; key: KeyObject }[] | undefined;
  ALLOW_INSECURE: Insecure[];
  RATE_LIMITS: boolean;
  CLOCK_OFFSET: number;
}

/** The settings that may go without TLS where the operator names them in ALLOW_INSECURE. */
export const insecurable = ['SITE_URL', 'SMS_URL', 'SMTP_URL'] as const;
type Insecure = (typeof insecurable)[number];

/** What keeps settings from being a real site's (DEMO off): a sentence for each, beginning with its name. */
export function problemsOfARealSite(read: Given): string[] {
  const problems = (['DATABASE_URL', 'SESSION_SECRET', 'PII_KEY', 'LOOKUP_KEY', 'SITE_URL'] as const)
    .filter((name) => read[name] === undefined)
    .map((name) => `${name}: must be given while DEMO is off`);
  if (!read.SMS_URL && !read.SMTP_URL) problems.push('SMS_URL or SMTP_URL: one must be given while DEMO is off');
  if (!read.RATE_LIMITS) problems.push('RATE_LIMITS: off is accepted with DEMO on only');
  if (read.CLOCK_OFFSET !== 0) problems.push('CLOCK_OFFSET: accepted with DEMO on only');
  for (const [name, expected] of Object.entries(unprotected(read))) {
    if (read.ALLOW_INSECURE.includes(name as Insecure)) continue;
    problems.push(`${name}: expected ${expected} while DEMO is off, or its name in ALLOW_INSECURE`);
  }
  problems.push(...blindDatabases(read), ...guessableSecrets(read), ...guessableKeys(read), ...sharedKeys(read));
  return problems;
}

/** Secrets as characters that nobody has thrown dice for. */
function guessableSecrets(read: Given): string[] {
  const made = [
    ['SESSION_SECRET', ', such as those of `openssl rand -base64 32`'],
    ['SMS_REPORT_SECRET', ''],
    ['METRICS_TOKEN', ', such as those of `openssl rand -hex 24`'],
  ] as const;
  return made.flatMap(([name, way]) => {
    const secret = read[name];
    return secret && isGuessable([...secret]) ? [`${name}: expected random characters${way}`] : [];
  });
}

/** Keys that nobody has thrown dice for. */
function guessableKeys(read: Given): string[] {
  return (['PII_KEY', 'LOOKUP_KEY'] as const).flatMap((name) =>
    (read[name] ?? [])
      .filter(({ key }) => isGuessable([...key.export()]))
      .map(({ id }) => `${name}: ${id} is not random, expected ${id}: and what \`openssl rand -base64 32\` says`),
  );
}

/** Who has the key of what is looked up must not read what is sealed (docs/decisions/0052). */
function sharedKeys({ PII_KEY = [], LOOKUP_KEY = [] }: Given): string[] {
  return LOOKUP_KEY.filter(({ key }) => PII_KEY.some((other) => other.key.equals(key))).map(
    ({ id }) => `LOOKUP_KEY: ${id} is a key of PII_KEY too, expected one of its own`,
  );
}

/** Databases to which a connection would be encrypted for whoever answers. */
function blindDatabases(read: Given): string[] {
  return (['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DRILL_DATABASE_URL'] as const)
    .filter((name) => read[name] && trustsAnybody(read[name]))
    .map(
      (name) =>
        `${name}: expected sslmode=verify-full and sslrootcert=FILE, or no sslmode, for this one checks no certificate`,
    );
}

/** Whether a connection to a database would be encrypted for whoever answers (modes of pg-connection-string). */
function trustsAnybody(address: string): boolean {
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode');
  if (searchParams.get('uselibpqcompat') !== 'true') return mode === 'no-verify';
  return mode === 'prefer' || (mode === 'require' && !searchParams.get('sslrootcert'));
}

/** What goes over a network where others may read or change it, and what is expected instead. */
function unprotected({ SITE_URL, SMS_URL, SMTP_URL }: Given): Partial<Record<Insecure, string>> {
  const found: Partial<Record<Insecure, string>> = {};
  if (SITE_URL && new URL(SITE_URL).protocol !== 'https:') found.SITE_URL = 'https://';
  if (SMS_URL && readSmsAddresses(SMS_URL).some(({ url }) => url.protocol === 'http:' && !isThisMachine(url.hostname)))
    found.SMS_URL = 'https://';
  if (SMTP_URL && !isThisMachine(new URL(SMTP_URL).hostname) && !demandsTls(SMTP_URL))
    found.SMTP_URL = 'smtps://, or smtp:// with ?requireTLS=true';
  return found;
}

/** Whether mail leaves by TLS or not at all (options of nodemailer in the query). */
function demandsTls(address: string): boolean {
  const { protocol, searchParams } = new URL(address);
  if (['secure', 'ignoreTLS', 'tls.rejectUnauthorized'].some((option) => searchParams.has(option))) return false;
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
}

/** What goes to this machine itself leaves it for nobody to read. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Of 32 random characters or bytes far fewer than one in a million has so few different ones. */
const fewest = 8;

/** Whether nobody has thrown dice for this: few different signs, or a short piece again and again. */
function isGuessable(signs: readonly (string | number)[]): boolean {
  if (new Set(signs).size < fewest) return true;
  const periods = Array.from({ length: Math.floor(signs.length / 2) }, (_, i) => i + 1);
  return periods.some((period) => signs.every((sign, i) => i < period || sign === signs[i - period]));
}
