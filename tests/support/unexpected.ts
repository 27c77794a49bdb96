import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { callsOutside } from './calls-outside.ts';

/**
 * For every test: what it says on the console without expecting to, and every call to another machine, fails it. A test
 * that expects a warning says so: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 */
const unexpected: Error[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...words) => {
    unexpected.push(new Error(`Unexpected console.${method}: ${format(...words)}`));
  };
}

function failOnUnexpected(): void {
  const [first, ...more] = [...unexpected.splice(0), ...callsOutside.splice(0)];
  if (more.length > 0) throw new AggregateError([first, ...more], `${first?.message} (and ${more.length} more)`);
  if (first) throw first;
}

afterEach(failOnUnexpected);
afterAll(failOnUnexpected);
