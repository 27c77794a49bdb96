import { runInNewContext } from 'node:vm';
import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { apartFromData, wholePage } from './page-data.server.ts';

const encoder = new TextEncoder();

/** A stream of bytes cut at will, as React Router hands it over. */
function streamOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

test('a page’s data is read whole, letters that were cut in two as well', async () => {
  const bytes = encoder.encode('中非博览会 — Expo');
  const serverHandoffStream = streamOf(bytes.slice(0, 4), bytes.slice(4));
  expect(await apartFromData({ serverHandoffStream } as EntryContext).readData()).toBe('中非博览会 — Expo');
});

test('the browser gets the data as it was, in one script of the page’s own that nothing in the data can end', () => {
  const data = '["</script><script>alert(1)</script>&amp;","\u2028\u2029","\\"quoted\\""]\n';
  const page = wholePage('<html><body><p>x</p></body></html>', data, 'abc').toString();
  expect(page.match(/<script/g)).toHaveLength(1);
  const [, before, script] = /^(.*)<script nonce="abc">(.*)<\/script><\/body><\/html>$/s.exec(page) ?? [];
  expect(before).toBe('<!DOCTYPE html><html><body><p>x</p>');
  const heard: string[] = [];
  const streamController = { enqueue: (text: string) => heard.push(text), close: () => heard.push('closed') };
  runInNewContext(script ?? '', { window: { __reactRouterContext: { streamController } } });
  expect(heard).toEqual([data, 'closed']);
});

test('a page that does not end as a document is no page', () => {
  expect(() => wholePage('<p>x</p>', '', 'abc')).toThrow('no end');
});

test('pages of any letters and lengths, one after the other, are each whole and stay as they are', () => {
  const texts = ['中非博览会'.repeat(500), 'é'.repeat(20_000), 'x', '\u{1f30d}'.repeat(3000)];
  const pages = texts.map((text) => wholePage(`<html><body>${text}</body></html>`, text, 'abc'));
  const read = pages.map((page) => page.toString());
  expect(read.map((page) => /<body>(.*)<script/s.exec(page)?.[1])).toEqual(texts);
  expect(read.map((page) => /enqueue\("(.*)"\)/s.exec(page)?.[1])).toEqual(texts);
  expect(
    read.every((page) => page.startsWith('<!DOCTYPE html><html>') && page.endsWith('</script></body></html>')),
  ).toBe(true);
});
