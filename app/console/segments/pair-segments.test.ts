import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import * as field from '#platform/content/fields.server.ts';
import { placesOf, segmentsOf } from '../content/segments.server.ts';
import { assembleText } from './assemble-text.server.ts';
import { pairSegments } from './pair-segments.server.ts';

const fields = {
  title: field.line(msg`Title`, 200),
  body: field.rich(msg`Text`, 1000),
  provinces: field.list(msg`Title`, { most: 9, each: 20 }),
};

const text = (...paragraphs: string[]) => ({ body: paragraphs.map((each) => `<p>${each}</p>`).join('') });
const hashes = (values: object) => segmentsOf(fields, { ...values }).map(({ hash }) => hash);

function paired(revisions: object[], target: object, confirmed: string[]) {
  return pairSegments({
    revisions: revisions.map((values) => placesOf(fields, { ...values })),
    target: placesOf(fields, { ...target }),
    confirmed,
  });
}

const pairs = (...asked: Parameters<typeof paired>) => paired(...asked).pairs;

const short = (found: ReturnType<typeof pairs>) => found.map(({ source, target, state }) => [source, target, state]);

test('a new text begins empty', () => {
  expect(short(pairs([{ title: '开幕', ...text('一') }], {}, []))).toEqual([
    ['开幕', '', 'new'],
    ['一', '', 'new'],
  ]);
});

test('a paragraph that came in between shifts no other, and what was changed says what it was', () => {
  const [before, now] = [text('一', '二', '三'), text('一', '新', '二', '三变')];
  const found = pairs([now, before], text('un', 'deux', 'trois'), hashes(before));
  expect(short(found)).toEqual([
    ['一', 'un', 'done'],
    ['新', '', 'new'],
    ['二', 'deux', 'done'],
    ['三变', 'trois', 'changed'],
  ]);
  expect(found.at(-1)?.was).toBe('三');
});

test('what its source has no longer is shown, and not lost', () => {
  const [before, now] = [text('一', '二', '三'), text('一', '三')];
  expect(short(pairs([now, before], text('un', 'deux', 'trois'), hashes(before)))).toEqual([
    ['一', 'un', 'done'],
    ['三', 'trois', 'done'],
    [undefined, 'deux', 'gone'],
  ]);
});

test('what has been written of a text stays at its place, whatever is still missing', () => {
  const source = { ...text('一', '二', '三'), provinces: ['湖南', '浙江', '广东'] };
  const texts = new Map([
    ['body.2', 'deux'],
    ['provinces.3', 'Guangdong'],
  ]);
  const target = assembleText(fields, { source, target: {}, texts, thread: 'fr-FR' });
  expect(target).toMatchObject({ body: '<p></p><p>deux</p><p></p>', provinces: ['', '', 'Guangdong'] });
  const kept = { body: target.body, provinces: ['Guangdong'] };
  expect(short(pairs([source], kept, [...hashes(text('二')), ...hashes({ provinces: ['广东'] })]))).toEqual([
    ['一', '', 'new'],
    ['二', 'deux', 'done'],
    ['三', '', 'new'],
    ['湖南', '', 'new'],
    ['浙江', '', 'new'],
    ['广东', 'Guangdong', 'done'],
  ]);
});

test('blocks that somebody types into a segment become none', () => {
  const source = text('一');
  const texts = new Map([['body.1', '<p>un</p><script>x</script> <strong>deux</strong>']]);
  expect(assembleText(fields, { source, target: {}, texts, thread: 'fr-FR' }).body).toBe(
    '<p>un <strong>deux</strong></p>',
  );
});

const table = (...cells: string[]) =>
  `<table><tbody><tr>${cells.map((own) => `<td>${own}</td>`).join('')}</tr></tbody></table>`;

test('a text that is built otherwise than its source stays as it is built, block beside block, its tables cell by cell', () => {
  const [before, now] = [{ body: '<h2>一</h2><p>二</p><p>三</p>' }, { body: '<h2>一</h2><p>二变</p><p>三</p>' }];
  const target = { body: `<h2>un</h2>\n${table('x', 'y')}\n<p>deux</p>` };
  const { pairs: found, built } = paired([now, before], target, hashes(before));
  expect(found.map(({ path, source, target: own, state }) => [path, source, own, state])).toEqual([
    ['body.1', '一', 'un', 'done'],
    ['body.+1', undefined, 'x', 'gone'],
    ['body.+2', undefined, 'y', 'gone'],
    ['body.2', '二变', 'deux', 'changed'],
    ['body.3', '三', '', 'done'],
  ]);
  expect(found[3]?.was).toBe('二');
  const written = (texts: object) =>
    assembleText(fields, {
      ...{ source: now, target, built, thread: 'fr-FR' },
      texts: new Map(Object.entries({ ...Object.fromEntries(found.map((own) => [own.path, own.target])), ...texts })),
    }).body;
  expect(written({})).toBe(target.body);
  expect(written({ 'body.+2': 'z', 'body.2': '', 'body.3': 'trois' })).toBe(
    `<h2>un</h2>\n${table('x', 'z')}\n<p>trois</p>`,
  );
});

test('a cell that the source leaves empty keeps its place', () => {
  const [source, target] = [{ body: table('', '二') }, { body: table('un', 'deux') }];
  const { pairs: found, built } = paired([source], target, hashes(source));
  expect(short(found)).toEqual([
    [undefined, 'un', 'gone'],
    ['二', 'deux', 'done'],
  ]);
  const texts = new Map(found.map((own) => [own.path, own.target]));
  expect(assembleText(fields, { source, target, texts, built, thread: 'fr-FR' }).body).toBe(target.body);
});

test('a list of a text may be longer or shorter than its source’s, and is one list', () => {
  const items = (...texts: string[]) => `<ul>${texts.map((own) => `<li>${own}</li>`).join('')}</ul>`;
  const source = { body: `<p>一</p>${items('二', '三')}` };
  const target = { body: `<p>un</p>${items('deux', 'trois', 'plus')}` };
  expect(short(pairs([source], target, hashes(source)))).toEqual([
    ['一', 'un', 'done'],
    ['二', 'deux', 'done'],
    ['三', 'trois', 'done'],
    [undefined, 'plus', 'gone'],
  ]);
  const { pairs: found, built } = paired([target], source, hashes(target));
  const written = (last: string) =>
    assembleText(fields, {
      ...{ source: target, target: source, built, thread: 'fr-FR' },
      texts: new Map(found.map((own, i) => [own.path, i === found.length - 1 ? last : own.target])),
    }).body;
  expect(written('')).toBe(source.body);
  expect(written('四')).toBe(`<p>一</p>${items('二', '三', '四')}`);
});

test('a table of a text may have more or fewer rows than its source’s, and is one table', () => {
  const rows = (...own: [string, string][]) =>
    `<table>\n<thead><tr><th>A</th><th>B</th></tr></thead>\n<tbody>\n${own.map(([one, two]) => `<tr><td>${one}</td><td>${two}</td></tr>\n`).join('')}</tbody>\n</table>`;
  const source = { body: rows(['一', '1'], ['二', '2']) };
  const target = { body: rows(['un', '1']) };
  expect(short(pairs([source], target, hashes(source)))).toEqual([
    ['A', 'A', 'done'],
    ['B', 'B', 'done'],
    ['一', 'un', 'done'],
    ['1', '1', 'done'],
    ['二', '', 'done'],
    ['2', '', 'done'],
  ]);
  const { pairs: found, built } = paired([source], target, hashes(source));
  const written = (...last: string[]) =>
    assembleText(fields, {
      ...{ source, target, built, thread: 'fr-FR' },
      texts: new Map(found.map((own, i) => [own.path, last[i - found.length + 2] ?? own.target])),
    }).body;
  expect(written()).toBe(target.body);
  expect(written('deux', '2')).toContain('<tr><td>un</td><td>1</td></tr><tr><td>deux</td><td>2</td></tr>');
});
