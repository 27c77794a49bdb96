import { expect, test } from 'vitest';
import { newLog } from './log.ts';

test.each([22, 43])('a segment of a path of %d random signs is written as *, whoever writes it', (length) => {
  const lines: string[] = [];
  const log = newLog({ write: (line) => void lines.push(line) });
  const secret = 'Xy3_'.repeat(11).slice(0, length);
  log.error({ err: new Error('No'), path: `/api/sms/reports/aliyun/${secret}` }, 'call failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/api/sms/reports/aliyun/*' });
  expect(lines.join()).not.toContain(secret);
});
