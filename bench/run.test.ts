import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what is measured can be run: by the process that runs it, which reads sources as they stand', () => {
  const nothing = [join(import.meta.dirname, 'run.ts'), 'nothing'];
  expect(() => execFileSync(process.execPath, nothing, { stdio: 'pipe' })).not.toThrow();
}, 240_000);
