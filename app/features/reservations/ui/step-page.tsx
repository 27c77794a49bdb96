import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#shell/banner.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ErrorSummary, type Wrong } from '#ui/form/error-summary.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { type Step, steps } from '../draft/draft.ts';
import css from './step-page.module.css';

interface StepPageProps {
  title: string;
  /** Which step of a reservation it is; left out for pages beside it. */
  step?: Step;
  wrong?: readonly Wrong[];
  /** For pages that search engines may keep. */
  description?: string;
  children: ReactNode;
}

const noneWrong: readonly Wrong[] = [];

/** A page of the reservation: where one is, what is wrong, and the form itself. */
export function StepPage({ title, step, wrong = noneWrong, description, children }: StepPageProps) {
  const { t } = useLingui();
  const number = step ? steps.indexOf(step) + 1 : 0;
  const count = steps.length;
  return (
    <>
      <PageHead
        title={wrong.length > 0 ? t`Error: ${title}` : title}
        description={description}
        unlisted={!description}
      />
      {!description && <meta name="referrer" content="same-origin" />}
      <Banner section="service" />
      <div className={css.page}>
        <SiteLink to="/reservation/" className={css.up}>
          <span aria-hidden="true">←</span> {t`Reserve your visit`}
        </SiteLink>
        <div className={css.head}>
          {step && <p className={css.step}>{t`Step ${number} of ${count}`}</p>}
          <h1>
            <TitleWords>{title}</TitleWords>
          </h1>
        </div>
        <ErrorSummary wrong={wrong} />
        {children}
      </div>
    </>
  );
}
