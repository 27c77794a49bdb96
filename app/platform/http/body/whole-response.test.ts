import { expect, test } from 'vitest';
import { WholeResponse } from './whole-response.ts';

const text = '中非博览会'.repeat(20_000);

test('a whole answer hands its bytes over without copying them, however often somebody asks whether it has a body', async () => {
  const whole = Buffer.from(text);
  const response = new WholeResponse(whole, { status: 404, headers: { 'Content-Type': 'text/html' } });
  expect(response.body).not.toBeNull();
  expect((await response.bytes()).buffer).toBe(whole.buffer);
  // The control: the platform's own makes another.
  expect((await new Response(whole).bytes()).buffer).not.toBe(whole.buffer);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html');
});

test('a whole answer reads as any other', async () => {
  // From the middle of a larger piece of memory.
  const whole = Buffer.from(`xx${text}`).subarray(2);
  const make = () => new WholeResponse(whole, {});
  expect(await make().text()).toBe(text);
  expect(Buffer.from(await make().arrayBuffer()).equals(whole)).toBe(true);
  expect(await new Response(make().body).text()).toBe(text);
});
