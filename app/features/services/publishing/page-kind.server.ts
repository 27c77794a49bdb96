import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { pageNames } from '../page-names.server.ts';
import { servicePage } from '../pages.ts';
import { partPages } from '../services.ts';
import { makePagesFindable, makePhrasesFindable } from './findable.server.ts';

const kind = namedList(pageNames, {
  group: 'places',
  words: { many: msg`Service pages`, one: msg`Service page` },
  texts: {
    name: field.line(msg`Name`, 60),
    lead: field.lines(msg`Lead`, 400, { hint: msg`One or two sentences under the title, also for previews.` }),
    summary: field.lineOrNone(msg`Teaser`, 120, {
      hint: msg`Says what visitors find on the page. Shown on the first page of the services.`,
    }),
  },
  title: 'name',
  tags: ['services', 'menu'],
  address: (key) => servicePage(key).path,
});

/** The pages of the services: what they are called and say of themselves. The search finds them by these names. */
export const servicePageKind: ContentKind = {
  ...kind,
  async write(tx, key, draft, now) {
    const written = await kind.write(tx, key, draft, now);
    if (written.outcome === 'written') await makeFindable(tx, written.key);
    return written;
  },
  async withdraw(tx, key, now) {
    await kind.withdraw(tx, key, now);
    await makeFindable(tx, key);
  },
};

/** Hotels are found one by one, and have no page that is found as a whole. */
async function makeFindable(tx: Tx, key: string): Promise<void> {
  if (key === 'phrases') await makePhrasesFindable(tx);
  await makePagesFindable(
    tx,
    partPages.filter((page) => page === key),
  );
}
