import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '#shell/page-head.tsx';
import { ErrorSummary, type Wrong } from '#ui/form/error-summary.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import css from './login-page.module.css';

interface LoginPageProps {
  title: string;
  wrong?: readonly Wrong[];
  /** For the one that search engines may keep. */
  description?: string;
  children: ReactNode;
}

const noneWrong: readonly Wrong[] = [];

/** A page of logging in or out: what is wrong with what was sent, and the form itself. */
export function LoginPage({ title, wrong = noneWrong, description, children }: LoginPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={wrong.length > 0 ? t`Error: ${title}` : title}
        description={description}
        unlisted={!description}
      />
      <meta name="referrer" content="same-origin" />
      <div className={css.page}>
        <h1>
          <TitleWords>{title}</TitleWords>
        </h1>
        <ErrorSummary wrong={wrong} />
        {children}
      </div>
    </>
  );
}
