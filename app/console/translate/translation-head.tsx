import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { readAddress } from '#platform/i18n/address.ts';
import { nameAlone } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import page from '#ui/console/page/page.module.css';
import { PairHead } from '#ui/console/text/segment.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { leadToNext } from './segments-to-do.ts';
import type { showTranslation } from './show-translation.server.ts';
import css from './translate.module.css';
import { translateHref } from './translate-address.ts';

type HeadProps = Awaited<ReturnType<typeof showTranslation>>;

/** Over the segments: from which language into which, how much is done, what is next, and the way to keep it. */
export function TranslationHead({
  source,
  from,
  to,
  languages,
  count,
  pairs,
  mayWrite,
  isReviewed,
  ...translation
}: HeadProps) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const { pathname, search } = useLocation();
  const thing = { kind: translation.kind.name, id: translation.id };
  const next = pairs.find(({ state }) => state === 'new' || state === 'changed');
  const { done, all } = count;
  return (
    <PairHead
      source={
        <>
          <b>{t`Source: ${names[source.locale]}`}</b>{' '}
          <span className={`${page.small} ${page.soft}`}>{t`revision ${source.number}`}</span>{' '}
          <span className={page.small}>
            <Choice label={t`Read in`} current={from} locales={languages.filter((own) => own !== to)}>
              {(locale) => translateHref(thing, { from: locale, to })}
            </Choice>
          </span>
        </>
      }
    >
      <Choice label={t`Write in`} current={to} locales={translation.targets}>
        {(locale) => translateHref(thing, { to: locale })}
      </Choice>
      <span className={`${page.small} ${page.soft}`}>{t`${done} of ${all} up to date`}</span>
      {next && (
        <ButtonLink
          slim
          keys="N"
          to={`${readAddress(pathname).path}${search}#text-${next.number}`}
          onClick={(event) => leadToNext(event)}
        >
          {t`Next to do`}
        </ButtonLink>
      )}
      {mayWrite && (
        <Button slim look="main" keys="Ctrl S">
          {t`Save`}
        </Button>
      )}
      {mayWrite && isReviewed && translation.written.state !== 'review' && (
        <Button slim name="submit" value="submit">
          {t`Send ${names[to]} for review`}
        </Button>
      )}
    </PairHead>
  );
}

interface ChoiceProps {
  label: string;
  current: HeadProps['to'];
  locales: readonly HeadProps['to'][];
  children(locale: HeadProps['to']): string;
}

/** Languages to choose from, each a page of its own. */
function Choice({ label, current, locales, children }: ChoiceProps) {
  if (locales.length < 2) return null;
  return (
    <span className={css.choice}>
      {label}{' '}
      {locales.map((locale, i) => (
        <span key={locale}>
          {i > 0 && ' · '}
          <SiteLink
            to={children(locale)}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            aria-label={`${label} ${nameAlone(locale)}`}
          >
            {nameAlone(locale)}
          </SiteLink>
        </span>
      ))}
    </span>
  );
}
