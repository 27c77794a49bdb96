import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { pageWords } from '../../page-names.server.ts';
import { phrasesBySituation } from '../../queries.server.ts';
import { ServiceNav } from '../service-nav.tsx';
import { useSituationNames } from '../use-service-words.ts';
import type { Route } from './+types/phrases.ts';
import { PhraseBook } from './phrase-book.tsx';
import css from './phrases.module.css';

export const handle = { section: 'service' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context, 'services');
  const [groups, words] = await Promise.all([phrasesBySituation(site.db), pageWords(site, 'phrases')]);
  return { groups, words };
}

/** Phrases for a visit, by situation: to say, to show large, to print and take along. */
export default function PhrasesPage({ loaderData }: Route.ComponentProps) {
  const { groups, words } = loaderData;
  const { name, lead, pages } = words;
  const { t } = useLingui();
  const situations = useSituationNames();
  return (
    <>
      <PageHead title={name} description={lead} />
      <Banner section="service" title={name} lead={lead} />
      <ServiceNav pages={pages} current="phrases" />
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
