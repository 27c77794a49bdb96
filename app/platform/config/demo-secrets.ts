import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A demonstration's secrets, made anew. */
const made = () => ({
  SESSION_SECRET: randomBytes(32).toString('base64'),
  PII_KEY: `demo:${randomBytes(32).toString('base64')}`,
  LOOKUP_KEY: `demo:${randomBytes(32).toString('base64')}`,
});

/**
 * The secrets of a demonstration: made once, kept in DATA_DIR where only the owner can read them, and overruled by the
 * environment. A file of an older version gets those that it lacks, and keeps its own.
 * @returns an environment with SESSION_SECRET, PII_KEY and LOOKUP_KEY
 */
export function withDemoSecrets(env: NodeJS.ProcessEnv, dataDirectory: string): NodeJS.ProcessEnv {
  const file = join(dataDirectory, 'secrets.json');
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const kept: Record<string, string> = { ...made(), ...found };
  if (Object.keys(kept).some((name) => found[name] === undefined)) {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    const written = `${file}.${process.pid}`;
    writeFileSync(written, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    renameSync(written, file);
  }
  return { ...kept, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)) };
}
