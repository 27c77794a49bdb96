import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import { defaultLinks } from '../supporting-links.server.ts';

/** The links that stand in place of supporting units. */
export const defaultLinkKind = namedList(defaultLinks, {
  group: 'site',
  words: { many: msg`Default supporter links`, one: msg`Default supporter link` },
  texts: {
    name: field.line(msg`Name`, 200),
    url: field.link(msg`Website`),
  },
  title: 'name',
  tags: ['editions'],
  address: () => undefined,
});
