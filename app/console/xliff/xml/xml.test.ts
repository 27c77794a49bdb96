import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inXml, readXml, UnreadableXml, type XmlElement } from './xml.ts';

/** Why a text is not read, and where. */
function refusal(text: string): string | undefined {
  try {
    readXml(text);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableXml) return `${error.why} ${error.line}`;
    throw error;
  }
}

test('elements come with their namespaces, attributes and text', () => {
  const root = readXml(
    `<?xml version="1.0"?>\r\n<!-- a > b --><x:a xmlns:x="urn:one" b='1 &lt; "2"'>&#x4e2d;&amp;<![CDATA[<&]]><c xmlns="urn:two" d="a\tb"/>\r\n</x:a>\n`,
  );
  expect(root).toMatchObject({ space: 'urn:one', name: 'a' });
  expect(root.attributes.get('b')).toBe('1 < "2"');
  const [chinese, cdata, inner, end] = root.children;
  expect([chinese, cdata, end]).toEqual(['中&', '<&', '\n']);
  expect(inner).toMatchObject({ space: 'urn:two', name: 'c', children: [] });
  expect((inner as XmlElement).attributes.get('d')).toBe('a b');
});

test.each([
  ['', 'malformed 1'],
  ['words', 'malformed 1'],
  ['<a>', 'malformed 1'],
  ['<a>\n<b></a>', 'malformed 2'],
  ['<a></b></a>', 'malformed 1'],
  ['<a/><b/>', 'malformed 1'],
  ['<a/>words', 'malformed 1'],
  ['</a>', 'malformed 1'],
  ['<a b=1/>', 'malformed 1'],
  ['<a b="1" b="2"/>', 'malformed 1'],
  ['<a b="1"c="2"/>', 'malformed 1'],
  ['<a b="<"/>', 'malformed 1'],
  ['<a>&nbsp;</a>', 'malformed 1'],
  ['<a>&</a>', 'malformed 1'],
  ['<a>&#0;</a>', 'malformed 1'],
  ['<a>&#xD800;</a>', 'malformed 1'],
  ['<a>&#x110000;</a>', 'malformed 1'],
  ['<a>]]></a>', 'malformed 1'],
  ['<a><!-- -- --></a>', 'malformed 1'],
  ['<a><!-- ', 'malformed 1'],
  ['<a><![CDATA[', 'malformed 1'],
  ['<y:a/>', 'malformed 1'],
  ['\0', 'characters 1'],
  ['<a>\n\0</a>', 'characters 2'],
  ['<a>\u0001</a>', 'characters 1'],
  ['<a>\uD800</a>', 'characters 1'],
  ['<a>\uFFFF</a>', 'characters 1'],
  ['<!DOCTYPE a><a/>', 'doctype 1'],
  ['<a><!ENTITY b "c"></a>', 'doctype 1'],
])('%j is refused: %s', (text, expected) => {
  expect(refusal(text)).toBe(expected);
});

test('what would grow, or is made to cost, is refused soon', () => {
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  expect(refusal(`<!DOCTYPE l [<!ENTITY l0 "lol">${laughs}]><l>&l9;</l>`)).toBe('doctype 1');
  expect(refusal('<a>'.repeat(100))).toBe('tooMuch 1');
  expect(refusal(`<a>${'<b/>'.repeat(450_000)}</a>`)).toBe('tooMuch 1');
  expect(refusal(`<a ${Array.from({ length: 60 }, (_, i) => `b${i}=""`).join(' ')}/>`)).toBe('tooMuch 1');
  expect(refusal(`<a b="${'x'.repeat(1_000_000)}"/>`)).toBeUndefined();
  expect(refusal(`<${'a'.repeat(1_000_000)}/>`)).toBe('malformed 1');
  expect(refusal(`<a>${'&'.repeat(1_000_000)}</a>`)).toBe('malformed 1');
});

test('whatever text there is, it is read as it was written', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((own) => own.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const root = readXml(`<a b="${inXml(other)}">${inXml(one)}</a>`);
      expect(root.children.join('')).toBe(one);
      expect(root.attributes.get('b')).toBe(other.replace(/[\t\n]/g, ' '));
    }),
  );
});
