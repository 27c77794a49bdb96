import { createSecretKey } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { withDemoSecrets } from './demo-secrets.ts';
import { parseDuration } from './duration.ts';
import { edgeSettings, problemsOfEdge } from './edge-settings.ts';
import { problemsOfProcesses, processSettings } from './processes.ts';
import { insecurable, problemsOfARealSite } from './real-site.ts';
import { readSmsAddresses, SmsAddressError } from './sms-addresses.ts';
import { readSmsDailyLimit } from './sms-daily-limit.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** A setting from the environment is missing or wrong; the message names it and says what is expected. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const onOff = z.enum(['on', 'off'], { error: 'expected on or off' }).transform((value) => value === 'on');
const webAddress = z.url({ protocol: /^https?$/, error: 'expected an http(s) address' });
const origin = webAddress.transform((value, context) => {
  const { origin, href } = new URL(value);
  if (href === `${origin}/`) return origin;
  context.addIssue({ code: 'custom', message: 'expected an address without path, query or user: https://host' });
  return z.NEVER;
});
/** Checked here, and read anew by whoever sends. */
const smsAddresses = z.string().superRefine((value, context) => {
  try {
    readSmsAddresses(value);
  } catch (error) {
    if (!(error instanceof SmsAddressError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
  }
});
/** What begins like an address (two letters at least before the colon: `C:` is a disk) is meant as one. */
const ratesSource = z.string().refine(
  (value) => {
    if (!/^[a-z][a-z0-9+.-]+:/i.test(value)) return !value.includes('\0');
    return webAddress.safeParse(value).success && new URL(value).username === '' && new URL(value).password === '';
  },
  { error: 'expected a file, or an http(s) address without user and password' },
);
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:port/database' });

const keysById = z.string().transform((value, context) => {
  const keys = value.split(',').map((entry) => {
    const [id = '', secret = ''] = entry.split(/:(.*)/s);
    return { id, bytes: Buffer.from(secret, 'base64') };
  });
  const wrong = keys.some(({ id, bytes }) => !/^[\w-]+$/.test(id) || bytes.length !== 32);
  if (wrong || new Set(keys.map(({ id }) => id)).size < keys.length) {
    context.addIssue({ code: 'custom', message: 'expected id:base64 of 32 bytes, several separated by commas' });
    return z.NEVER;
  }
  return keys.map(({ id, bytes }) => ({ id, key: createSecretKey(bytes) }));
});

/** A registration number as it stands in the footer. */
const filing = z
  .string()
  .trim()
  .regex(/^\P{C}{1,60}$/u, 'expected the number as it is to be shown, of 60 characters at most')
  .optional();

const century = 36_525 * 86_400_000;

/** How many steps of review a text passes before it is signed off; three are 三审三校. */
const steps = { '0': 0, '1': 1, '3': 3 } as const;

const environment = z.object({
  DEMO: onOff.optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'expected a port from 0 to 65535')
    .transform(Number)
    .pipe(z.int().max(65535, 'expected a port from 0 to 65535'))
    .default(3000),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: postgres.optional(),
  ...processSettings,
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_URL: origin.optional(),
  TRUST_PROXY: trustedProxies.default([]),
  ALLOW_INSECURE: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(insecurable, { error: `expected some of ${insecurable.join(', ')}, separated by commas` })))
    .default([]),
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  PII_KEY: keysById.optional(),
  LOOKUP_KEY: keysById.optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto|tel)$/, error: 'expected mailto:, https: or tel: and an address' })
    .optional(),
  SMS_URL: smsAddresses.optional(),
  SMS_SIGNATURE: z.string().trim().min(1).max(40).optional(),
  SMS_DAILY_LIMIT: z
    .string()
    .transform((value, context) => {
      const limit = readSmsDailyLimit(value);
      if (limit) return limit;
      context.addIssue({
        code: 'custom',
        message: 'expected a number, and calling codes such as 5000,+86=4000,+33=200',
      });
      return z.NEVER;
    })
    .optional(),
  SMS_REPORT_SECRET: z
    .string()
    .regex(/^[\w-]{43}$/, 'expected 43 random letters, digits, - and _ (256 bits in base64url)')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
  S3_URL: z.url({ protocol: /^(s3|https?)$/, error: 'expected s3://key:secret@host/bucket' }).optional(),
  BACKUP_URL: z
    .url({ protocol: /^(file|s3|https?)$/, error: 'expected file:///folder or s3://key:secret@host/bucket' })
    .refine((value) => !value.startsWith('file:') || /^file:\/\/\/[^?#]+$/.test(value), 'expected file:///folder')
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'expected a number from 1 on')
    .transform(Number)
    .default(14),
  DRILL_DATABASE_URL: postgres.optional(),
  CLOUD_EXPO_URL: webAddress.optional(),
  FINANCE_URL: webAddress.optional(),
  NEGOTIATION_URL: webAddress.optional(),
  FINANCE_IMAGE_BASE_URL: webAddress.optional(),
  OFFICIAL_ACCOUNT_URL: webAddress.optional(),
  ICP_FILING: filing,
  POLICE_FILING: filing,
  RATES_SOURCE: ratesSource.optional(),
  RATE_LIMITS: onOff.default(true),
  CODES_PER_HOUR: z
    .string()
    .regex(/^\d{4,7}$/, 'expected a whole number from 1000 to 1000000')
    .transform(Number)
    .pipe(z.int().min(1000).max(1_000_000, 'expected a whole number from 1000 to 1000000'))
    .default(5000),
  AUTO_APPROVE: onOff.optional(),
  LINK_CHECK: onOff.optional(),
  REVIEW_STEPS: z
    .enum(['0', '1', '3'], { error: 'expected 0, 1 or 3' })
    .default('0')
    .transform((value) => steps[value]),
  ...edgeSettings.shape,
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected the http(s) address of a collector, such as http://127.0.0.1:4318' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0|1|0?\.\d+|1\.0+)$/, 'expected a share from 0 to 1')
    .default('1')
    .transform(Number),
  CLOCK_OFFSET: z
    .string()
    .default('P0D')
    .transform((value, context) => {
      const milliseconds = value === '0' ? 0 : parseDuration(value);
      if (milliseconds === undefined || Math.abs(milliseconds) > century) {
        context.addIssue({
          code: 'custom',
          message: 'expected an ISO 8601 duration such as P31D or -P400D, of 100 years at most',
        });
        return z.NEVER;
      }
      return milliseconds;
    }),
});

/** Everything the operator can set (contract, Settings), read and checked once at start. */
export interface Settings
  extends Omit<
    z.infer<typeof environment>,
    'DEMO' | 'HOST' | 'SITE_URL' | 'SESSION_SECRET' | 'AUTO_APPROVE' | 'LINK_CHECK'
  > {
  DEMO: boolean;
  /** Whether projects that are submitted are published at once, without anybody of the staff looking at them. */
  AUTO_APPROVE: boolean;
  /** Whether the site asks, now and then, whether what its texts lead to is still there. */
  LINK_CHECK: boolean;
  HOST: string;
  /** Empty only where a demonstration's secrets have not been made yet: no key is made from that. */
  SESSION_SECRET: string;
  /** The only source of absolute addresses; no slash at the end. */
  SITE_URL: string;
  /** Whether SITE_URL was given: only then do menu links and origin checks use it. */
  siteUrlGiven: boolean;
}

/**
 * The settings of this process: those of the environment, and in a demonstration the secrets it makes for itself.
 * @throws SettingsError
 */
export function settingsOfProcess(env: NodeJS.ProcessEnv): Settings {
  const settings = readSettings(env);
  return settings.DEMO ? readSettings(withDemoSecrets(env, settings.DATA_DIR)) : settings;
}

/**
 * Reads the settings from an environment (an empty value counts as unset).
 * @throws SettingsError naming every setting that is wrong and what is expected
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    );
  }
  const read = parsed.data;
  const demo = read.DEMO ?? read.DATABASE_URL === undefined;
  const problems = [...problemsOfProcesses(read), ...(demo ? [] : problemsOfARealSite(read)), ...problemsOfEdge(read)];
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return {
    ...read,
    DATA_DIR: resolve(read.DATA_DIR),
    DEMO: demo,
    AUTO_APPROVE: read.AUTO_APPROVE ?? demo,
    LINK_CHECK: read.LINK_CHECK ?? !demo,
    SESSION_SECRET: read.SESSION_SECRET ?? '',
    HOST: read.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    SITE_URL: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    siteUrlGiven: read.SITE_URL !== undefined,
  };
}
