import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Mark } from '#ui/console/states/mark.tsx';
import { ErrorSummary, type Wrong } from '#ui/form/error-summary.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Weave } from '#ui/weave/weave.tsx';
import css from './entry-page.module.css';

interface EntryPageProps {
  title: string;
  /** The step of the login that this is. */
  step: 1 | 2;
  /** What is wrong with what was sent. */
  wrong: readonly Wrong[];
  children: ReactNode;
}

/** A page through which one comes into the console: which of the two steps it is, and its form; the weave of the public site beside it. */
export function EntryPage({ title, step, wrong, children }: EntryPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <meta name="referrer" content="same-origin" />
      <div className={css.entry}>
        <Weave id="console-login" shape="square" className={css.picture} />
        <div className={css.form}>
          <h1>{title}</h1>
          <Steps step={step} />
          <ErrorSummary wrong={wrong} />
          {children}
          <p className={css.home}>
            <SiteLink to="/">{t`Public website`}</SiteLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** The two steps, and on which one is. */
function Steps({ step }: Pick<EntryPageProps, 'step'>) {
  const { t } = useLingui();
  return (
    <ol role="list" aria-label={t`Steps of the login`} className={css.steps}>
      {[t`Password`, t`Second step`].map((name, i) => (
        <li key={name} aria-current={i + 1 === step ? 'step' : undefined}>
          <Mark of={i + 1 < step ? 'published' : i + 1 === step ? 'signed' : 'missing'} />
          {name}
          {i + 1 < step && <VisuallyHidden>{t`Done`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
