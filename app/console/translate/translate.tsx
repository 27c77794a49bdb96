import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { State } from '#ui/console/states/state.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { useForeign } from '#ui/use-foreign.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { variantOf } from '../glossary/variants.ts';
import type { Route } from './+types/translate.ts';
import { PairRow } from './pair-row.tsx';
import { saveTranslation } from './save-translation.server.ts';
import { showTranslation } from './show-translation.server.ts';
import { translateHref } from './translate-address.ts';
import { TranslationHead } from './translation-head.tsx';
import { useTranslationKeys } from './use-translation-keys.ts';

export const headers = personalHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return showTranslation({ request, params, site: siteOf(context) });
}

export function action({ context, request, params }: Route.ActionArgs) {
  return saveTranslation({ request, params, site: siteOf(context) });
}

/** A language of a thing beside its source, segment by segment. */
export default function TranslatePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { kind, id, title, titleLang, from, to, pairs, source, written, parts, mayWrite, unused } = loaderData;
  const answer = useAnswer<typeof action>();
  const languages = useLanguageNames();
  const wrong = Object.entries(answer?.errors ?? {}).map(([path, text]) => {
    const own = pairs.find((pair) => pair.path === path || pair.path.startsWith(`${path}.`));
    return { id: `text-${own?.number ?? 1}`, text: own ? `${own.label}: ${text}` : text };
  });
  const variants = useMemo(
    () => unused.map(({ name, called }) => variantOf(name, { called, locale: to })),
    [unused, to],
  );
  useTranslationKeys();
  return (
    <>
      <PageHead title={`${languages[to]}: ${title}`} unlisted />
      <ConsoleHead
        title={title}
        lang={useForeign(titleLang)}
        above={
          <>
            <SiteLink to="/console/translations/">{t`Translations`}</SiteLink> /{' '}
            <SiteLink to={`/console/content/${kind.name}/${id}/`}>
              {kind.many} {id}
            </SiteLink>
          </>
        }
        under={<WrittenSoFar />}
      >
        <State of={written.behind > 0 ? 'behind' : written.state} by={written.behind} />
      </ConsoleHead>
      <div className={page.stack}>
        <ErrorSummary wrong={wrong} />
        {answer?.isConflict && <Conflict />}
        <PostForm action={translateHref({ kind: kind.name, id }, { from, to, part: parts.part })}>
          <input type="hidden" name="source" value={source.number} />
          <input type="hidden" name="base" value={written.number} />
          <div>
            <TranslationHead {...loaderData} />
            {pairs.map((pair) => (
              <PairRow key={`${pair.path} ${pair.hashes.join()}`} {...{ pair, answer, to, mayWrite, variants }} />
            ))}
          </div>
        </PostForm>
        <Parts />
        <KeysLine
          keys={[
            { keys: ['N'], does: t`next to do` },
            { keys: ['Ctrl S'], does: t`save` },
            { keys: ['Ctrl Enter'], does: t`still correct` },
          ]}
        />
      </div>
    </>
  );
}

/** Which revision of the text this is, and since when. */
function WrittenSoFar() {
  const { t } = useLingui();
  const { to, written } = useLoaderData<typeof loader>();
  const languages = useLanguageNames();
  if (!written.at) return t`There is no ${languages[to]} version yet.`;
  return (
    <span role="status">
      {t`Saved as revision ${written.number},`} <DateText iso={written.at} time /> {t`Beijing time`}
    </span>
  );
}

function Conflict() {
  const { t } = useLingui();
  return (
    <Note kind="stop" title={t`Someone else saved this text while you were editing`}>
      <p>{t`Their text is saved. What you typed is still here, shown beside theirs where the two differ. Save again to keep yours.`}</p>
    </Note>
  );
}

/** The other parts of a long text. */
function Parts() {
  const { t } = useLingui();
  const { kind, id, from, to, parts } = useLoaderData<typeof loader>();
  if (parts.of < 2) return null;
  return (
    <nav aria-label={t`Parts of the text`}>
      <ol role="list" className={page.line}>
        {Array.from({ length: parts.of }, (_, i) => i + 1).map((part) => (
          <li key={part}>
            <SiteLink
              to={translateHref({ kind: kind.name, id }, { from, to, part })}
              aria-current={part === parts.part ? 'page' : undefined}
            >
              {t`Part ${part}`}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
