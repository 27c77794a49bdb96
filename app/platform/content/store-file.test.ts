import { expect, test } from 'vitest';
import { isOfKind } from './store-file.server.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

test.each([
  ['pdf', '%PDF-1.5', '<html>'],
  ['zip', 'PK\x03\x04rest', 'Rar!'],
  ['ics', 'BEGIN:VCALENDAR\r\n', 'END:VCALENDAR'],
  ['csv', '名称,国家\r\n', 'a\0b'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><use href="#a"/></svg>', '<html><svg></svg></html>'],
] as const)('a %s is known by its bytes', (kind, right, wrong) => {
  expect(isOfKind(bytes(right), kind)).toBe(true);
  expect(isOfKind(bytes(wrong), kind)).toBe(false);
});

test.each([
  '<svg><script>x</script></svg>',
  '<svg onload="x()"></svg>',
  '<svg><use href="https://evil.example/a.svg#b"/></svg>',
  '<svg><a xlink:href="javascript:x"/></svg>',
  '<svg><foreignObject/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></svg>',
  '<svg><animateTransform attributeName="href" to="javascript:alert(1)"/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>',
])('a drawing that could do something is refused: %s', (text) => {
  expect(isOfKind(bytes(text), 'svg')).toBe(false);
});

test('half a character is no text', () => {
  expect(isOfKind(new Uint8Array([0x61, 0xc3]), 'csv')).toBe(false);
});
