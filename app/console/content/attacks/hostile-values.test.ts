import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { Field, Fields } from '#platform/content/field.ts';
import { locales } from '#platform/i18n/locale.ts';
import { fieldsOf, type Thread } from '../document.ts';
import { contentKinds } from '../kinds.server.ts';
import { normalise } from '../normalise.server.ts';

/** A field of some kind, and how a value is put into it: those of rows lie deeper. */
interface Place {
  name: string;
  field: Field;
  put(value: unknown): ReturnType<typeof normalise>;
}

const threads: Thread[] = [...locales.slice(0, 1), 'shared'];

const places: Place[] = contentKinds.flatMap((kind) =>
  threads.flatMap((thread) => {
    const fields = fieldsOf(kind, thread);
    const under = (name: string, own: Fields) =>
      Object.entries(own).map(([inner, field]) => ({
        name: `${kind.name}.${name}.${inner}`,
        field,
        put: (value: unknown) => {
          const row = thread === 'shared' ? [{ id: 'r1', [inner]: value }] : { r1: { [inner]: value } };
          return normalise(fields, thread, { [name]: row });
        },
      }));
    return Object.entries(fields).flatMap(([name, field]): Place[] => {
      const { control } = field;
      if (control.type === 'rows') return under(name, thread === 'shared' ? control.shared : control.texts);
      return [{ name: `${kind.name}.${name}`, field, put: (value) => normalise(fields, thread, { [name]: value }) }];
    });
  }),
);

const of = (...types: Field['control']['type'][]) => places.filter(({ field }) => types.includes(field.control.type));

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://elsewhere.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://elsewhere.example/"><input name=password></form>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
  '<a href="vbscript:x">a</a>',
  '<a href="//elsewhere.example/">a</a>',
  '<a href="/\\elsewhere.example/">a</a>',
  '<a href="https://elsewhere.example/" target=_blank onclick=alert(1)>a</a>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<style>@import "https://elsewhere.example/x.css"</style>',
  '<link rel=stylesheet href=https://elsewhere.example/x.css>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv=refresh content="0;url=https://elsewhere.example/">',
  '<details open ontoggle=alert(1)>a</details>',
  '<p id=main class=console>a</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<template><img src=x onerror=alert(1)></template>',
  '<p>\u202e<a href="https://elsewhere.example/@caete.cn">a</a></p>',
];

const allowed = new Set([
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);

/** What in HTML could do something else than be read. */
function harmIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!allowed.has(tag)) found.push(`<${tag}>`);
      for (const [name, value] of Object.entries(attributes)) {
        if (tag !== 'a' || !['href', 'rel'].includes(name)) found.push(`${tag} ${name}`);
        if (name === 'href' && !/^(?:https:\/\/|\/(?![/\\]))/.test(value)) found.push(value);
      }
    },
    oncomment: (text) => found.push(`<!-- ${text}`),
  });
  parser.end(html);
  return found;
}

describe('HTML that means harm', () => {
  const plain = ['<p>\u202e', '//elsewhere', '/\\\\'];
  test.each(hostile.filter((html) => !plain.some((each) => html.startsWith(each))))(
    '%s is seen by this test: the control',
    (html) => {
      expect(harmIn(html)).not.toEqual([]);
    },
  );

  const rich = of('rich');
  test('there are rich fields of several kinds', () => {
    expect(rich.length).toBeGreaterThan(5);
  });

  test.each(rich)('comes to nothing in $name', ({ put, name }) => {
    for (const html of hostile) {
      const { values } = put(`${html}<p>Read this.</p>`);
      const kept = JSON.stringify(values);
      const [text = ''] = textsIn(values);
      expect([name, html, harmIn(text)]).toEqual([name, html, []]);
      expect(kept).not.toMatch(/onerror|onload|javascript:|srcdoc|<script/i);
    }
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === 'r1' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('addresses that are none of another site', () => {
  const addresses = [
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
    ],
    ...[
      'vbscript:x',
      'file:///etc/passwd',
      '//elsewhere.example/',
      'ftp://elsewhere.example/',
      'https:',
      'mailto:a@b.example',
    ],
  ];
  test.each(of('link'))('are refused in $name', ({ put }) => {
    for (const address of addresses) expect([address, Object.keys(put(address).issues)]).not.toEqual([address, []]);
    expect(put('https://elsewhere.example/').issues).toEqual({});
  });
});

describe('what no database holds', () => {
  test.each(places)('is refused or left out in $name', ({ put }) => {
    for (const value of ['a\0b', 'https://a.example/\0', '\ud800', ['a\0b'], { 'a\0b': 'c' }, { a: ['\udfff'] }]) {
      const { values, issues } = put(value);
      if (Object.keys(issues).length === 0) expect(JSON.stringify(values)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }
  });
  test('nor are rows called by it', () => {
    const kind = contentKinds.find(({ shared }) =>
      Object.values(shared).some(({ control }) => control.type === 'rows'),
    );
    const [name] = Object.entries(kind?.shared ?? {}).find(([, { control }]) => control.type === 'rows') ?? [];
    if (!kind || !name) throw new Error('No kind has rows');
    const own = normalise(fieldsOf(kind, 'zh-CN'), 'zh-CN', {
      [name]: { 'a\0b': { label: 'x' }, __proto__: { x: 1 } },
    });
    if (Object.keys(own.issues).length === 0) expect(JSON.stringify(own.values)).not.toContain('\\u0000');
  });
});

test('what no field is called comes to nothing, also what means something to programs', () => {
  const typed = JSON.parse(
    '{"__proto__":{"state":"published"},"constructor":{},"state":"published","owner_id":1,"id":7,"published":1,"key":"x"}',
  );
  for (const kind of contentKinds)
    for (const thread of threads) {
      const { values } = normalise(fieldsOf(kind, thread), thread, typed);
      expect(Object.keys(values).filter((name) => !Object.hasOwn(fieldsOf(kind, thread), name))).toEqual([]);
      expect(Reflect.get(values, 'published')).toBeUndefined();
    }
});
