import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { phrasesBySituation } from '../../queries.server.ts';
import { ServiceNav } from '../service-nav.tsx';
import { useServicePageNames, useSituationNames } from '../use-service-words.ts';
import type { Route } from './+types/phrases.ts';
import { PhraseBook } from './phrase-book.tsx';
import css from './phrases.module.css';

export const handle = { section: 'service' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = siteOf(context, 'services');
  return { groups: await phrasesBySituation(db) };
}

/** Phrases for a visit, by situation: to say, to show large, to print and take along. */
export default function PhrasesPage({ loaderData }: Route.ComponentProps) {
  const { groups } = loaderData;
  const { t } = useLingui();
  const situations = useSituationNames();
  const name = useServicePageNames().phrases;
  const lead = t`Chinese with pinyin, English and French. Tap a phrase to enlarge it; print the page to take it with you.`;
  return (
    <>
      <PageHead title={name} description={lead} />
      <Banner section="service" title={name} lead={lead} />
      <ServiceNav current="phrases" />
      <div className={css.page}>
        <nav aria-label={t`Situations`} className={css.situations}>
          <ul role="list">
            {groups.map(({ situation }) => (
              <li key={situation}>
                <a href={`#${situation}`}>{situations[situation]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <PhraseBook groups={groups} />
      </div>
    </>
  );
}
