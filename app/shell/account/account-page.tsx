import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorSummary, type Wrong } from '#ui/form/error-summary.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { PageHead } from '../page-head.tsx';
import { SectionNav } from '../section-nav.tsx';
import css from './account-page.module.css';
import { type AccountPart, accountHref, accountParts } from './account-parts.ts';

interface AccountPageProps {
  /** The part of the menu that the page belongs to. */
  part: AccountPart;
  title: string;
  wrong?: readonly Wrong[];
  children: ReactNode;
}

const noneWrong: readonly Wrong[] = [];

/** A page of the member's account: its menu, what is wrong with what was sent, and the page itself. */
export function AccountPage({ part, title, wrong = noneWrong, children }: AccountPageProps) {
  const { t } = useLingui();
  const names: Record<AccountPart, string> = {
    overview: t`Overview`,
    profile: t`Profile`,
    company: t`My company`,
    projects: t`My projects`,
    collection: t`My collection`,
    negotiations: t`My negotiations`,
    reservations: t`My reservations`,
    messages: t`My messages`,
    security: t`Login and devices`,
    data: t`My data`,
  };
  const items = accountParts.map((each) => ({ to: accountHref(each), name: names[each], current: each === part }));
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <meta name="referrer" content="same-origin" />
      <SectionNav label={t`My account`} items={items} />
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
