import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '#shell/page-head.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { ErrorSummary, type Wrong } from '#ui/form/error-summary.tsx';
import css from './console-page.module.css';

interface ConsolePageProps {
  title: string;
  /** The title is what somebody is called: in no language. */
  isName?: boolean;
  /** The way that leads here, above the title. */
  above?: ReactNode;
  /** How much, of when. */
  under?: ReactNode;
  /** What is wrong with what was sent. */
  wrong?: readonly Wrong[];
  children: ReactNode;
}

const noneWrong: readonly Wrong[] = [];

/** A page of the console: its title over a rule, what is wrong with what was sent, and what it shows. */
export function ConsolePage({ title, isName = false, above, under, wrong = noneWrong, children }: ConsolePageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <meta name="referrer" content="same-origin" />
      <div className={css.page}>
        <ConsoleHead title={title} above={above} under={under} {...(isName && { lang: '' })} />
        <ErrorSummary wrong={wrong} />
        {children}
      </div>
    </>
  );
}

/** A part of a page. @param id of its heading */
export function ConsolePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
