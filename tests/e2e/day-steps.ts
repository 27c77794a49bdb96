import { randomInt } from 'node:crypto';
import { writeParty } from '#features/reservations/admission/admission.fixture.ts';
import { dayFromNow } from '#features/reservations/reservations.fixture.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { openThroughProcess } from '#platform/db/open.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { sentTo } from './outbox.ts';
import { dataOfSite } from './this-run.ts';

/** Somebody with places on a day. */
interface Holder {
  locale: Locale;
  to: string;
}

/**
 * A day that no other test has, far ahead and not open to visitors, for those tests count the days that are; with a party of two for
 * each language.
 */
export async function dayWithHolders(locales: readonly Locale[]): Promise<{ date: string; holders: Holder[] }> {
  const date = dayFromNow(60 + randomInt(20_000));
  const settings = settingsOfProcess(playedSecrets);
  const { db, close } = await openThroughProcess(socketDirectoryOf(dataOfSite('embedded')));
  try {
    const holders: Holder[] = [];
    for (const locale of locales) {
      const { id } = await writeParty({ db, settings }, { date, visitors: 2 });
      await db.updateTable('reservation').set({ locale }).where('id', '=', id).execute();
      holders.push({ locale, to: `+86139${id}` });
    }
    return { date, holders };
  } finally {
    await close();
  }
}

/** Paths of the links by which somebody moves to another day, as they were sent. */
export function linksToMove({ to }: Holder): string[] {
  return sentTo(to).flatMap(({ text = '' }) => {
    const [link] = /https?:\/\/\S+\/reservation\/move\/[\w-]{22}$/.exec(text) ?? [];
    return link ? [new URL(link).pathname] : [];
  });
}
