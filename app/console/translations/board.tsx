import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { locales, nameAlone } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Cloth } from '#ui/console/board/cloth.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { NoHits } from '#ui/console/page/empty.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { useStateWords } from '#ui/console/states/state.tsx';
import { formatMoment } from '#ui/dates/dates.ts';
import { useAnswer } from '#ui/form/use-answer.ts';
import { AgencyFiles } from '../xliff/agency-files.tsx';
import type { Route } from './+types/board.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardList } from './board-list.tsx';
import { boardHref, readView, states } from './board-view.ts';
import { givePicked } from './give.server.ts';
import { showBoard } from './show-board.server.ts';
import { useGiveWords } from './use-give-words.ts';
import { useSetFilters } from './use-set-filters.ts';
import { useTabName } from './use-tab-name.ts';

export const headers = personalHeaders;

export function loader({ context, request }: Route.LoaderArgs) {
  return showBoard(request, siteOf(context));
}

export function action({ context, request }: Route.ActionArgs) {
  return givePicked(request, siteOf(context));
}

/** All things in all languages: what is missing, what is behind, who has it, and what readers see meanwhile. */
export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { view, tabs, things, now } = loaderData;
  const tabName = useTabName();
  const set = useSetFilters(loaderData);
  const plain = readView(new URLSearchParams({ reader: view.reader }), locale);
  const all = (tabs.find(({ tab }) => tab === 'all')?.count ?? 0).toLocaleString(locale);
  return (
    <>
      <PageHead title={t`Translations`} unlisted />
      <ConsoleHead title={t`Translations`} under={t`${all} items · ${formatMoment(now, locale)}, Beijing time`}>
        <ButtonLink to="/console/glossary/">{t`Glossary`}</ButtonLink>
      </ConsoleHead>
      <div className={page.stack}>
        <BoardCloth />
        <Tabs
          label={t`Views`}
          tabs={tabs.map(({ tab, count }) => ({
            ...{ name: tabName(tab), current: view.tab === tab, ...(count !== undefined && { count }) },
            to: boardHref({ ...plain, tab, reader: view.reader }),
          }))}
        />
        <BoardFilters {...loaderData} />
        <Said />
        {things.length > 0 ? (
          <BoardList {...loaderData} />
        ) : (
          <NoHits
            title={t`No items match`}
            filters={set.length > 0 ? set : [{ name: tabName(view.tab), without: '/console/translations/' }]}
          />
        )}
        <AgencyFiles {...loaderData} />
      </div>
    </>
  );
}

/** What became of giving. */
function Said() {
  const { t } = useLingui();
  const { given } = useLoaderData<typeof loader>();
  const words = useGiveWords();
  const problem = useAnswer<typeof action>()?.problem;
  if (problem) {
    return (
      <div role="alert">
        <Note kind="stop" title={t`Nothing was assigned`}>
          <p>{words[problem]}</p>
        </Note>
      </div>
    );
  }
  return given > 0 ? <p role="status" className={page.done}>{t`Assigned: ${given}.`}</p> : null;
}

function BoardCloth() {
  const { t } = useLingui();
  const { cloth } = useLoaderData<typeof loader>();
  const words = useStateWords();
  return (
    <Cloth
      caption={t`Each stitch is one item, each row a language; the latest changes are on the left. A gap is an item with no text in that language.`}
      tally={t`Items by status`}
      rows={locales.map((locale) => ({ name: nameAlone(locale), lang: locale, ...cloth[locale] }))}
      counted={states.map((state) => ({ state, word: words[state] }))}
    />
  );
}
