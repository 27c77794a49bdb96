import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import * as field from '#platform/content/fields.server.ts';
import { behindBy, confirmedBy, segmentsOf } from './segments.server.ts';

const fields = { title: field.line(msg`Title`, 200), body: field.rich(msg`Text`, 1000) };

const source = (body: string, title = '开幕') => segmentsOf(fields, { title, body });
const hashes = (segments: { hash: string }[]) => segments.map(({ hash }) => hash);

test('segments have the place that they have in every language', () => {
  expect(source('<p>一</p><p>二</p>').map(({ path }) => path)).toEqual(['title', 'body.1', 'body.2']);
});

test('a text is behind by what its source says anew, and not by what moved or was saved unchanged', () => {
  const confirmed = hashes(source('<p>一</p><p>二</p>'));
  expect(behindBy(source('<p>一</p><p>二</p>'), confirmed)).toBe(0);
  expect(behindBy(source('<p>二</p><p>一</p>'), confirmed)).toBe(0);
  expect(behindBy(source('<p>一</p><p>二</p><p>三</p>'), confirmed)).toBe(1);
  expect(behindBy(source('<p>一变</p><p>二</p>', '闭幕'), confirmed)).toBe(2);
});

test('what is written at the place of a change has caught up with it; the rest has not', () => {
  const confirmed = hashes(source('<p>一</p><p>二</p>'));
  const now = source('<p>一变</p><p>二变</p>');
  const french = (body: string) => segmentsOf(fields, { title: 'Ouverture', body });
  const caught = confirmedBy(
    now,
    { before: french('<p>un</p><p>deux</p>'), now: french('<p>un changé</p><p>deux</p>') },
    { confirmed, stillRight: [] },
  );
  expect(behindBy(now, caught)).toBe(1);
  const right = confirmedBy(
    now,
    { before: french('<p>un</p><p>deux</p>'), now: french('<p>un</p><p>deux</p>') },
    { confirmed, stillRight: hashes(now) },
  );
  expect(behindBy(now, right)).toBe(0);
});
