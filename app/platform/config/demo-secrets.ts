import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of a demonstration: made once, kept in DATA_DIR where only the owner can read them, and overruled by the
 * environment.
 * @returns an environment with SESSION_SECRET and PII_KEY
 */
export function withDemoSecrets(env: NodeJS.ProcessEnv, dataDirectory: string): NodeJS.ProcessEnv {
  const file = join(dataDirectory, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    const made = {
      SESSION_SECRET: randomBytes(32).toString('base64'),
      PII_KEY: `demo:${randomBytes(32).toString('base64')}`,
    };
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return { ...kept, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)) };
}
