import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#shell/banner.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { SectionNav } from '#shell/section-nav.tsx';
import { type Cursor, cursorHref, cursors } from '../about.ts';

interface AboutFrameProps {
  cursor: Cursor;
  title: string;
  /** Also what stands below the title in the banner. */
  description: string;
  /** Of a list with several pages: which one it is. */
  page?: number | undefined;
  children: ReactNode;
}

/** What every page of the section has: its head, banner and tabs. Its twins name the same address as their own. */
export function AboutFrame({ cursor, title, description, page = 1, children }: AboutFrameProps) {
  const { t } = useLingui();
  const address = page === 1 ? cursorHref(cursor) : `${cursorHref(cursor)}&page=${page}`;
  const pageTitle = page === 1 ? title : t`${title}, page ${page}`;
  return (
    <>
      <PageHead title={pageTitle} description={description} address={address} />
      <Banner section="about" picture={cursor === 'previous' ? cursor : undefined} title={title} lead={description} />
      <AboutNav label={t`About Us`} current={cursor} />
      {children}
    </>
  );
}

function AboutNav({ label, current }: { label: string; current: Cursor }) {
  const names = usePageNames();
  return (
    <SectionNav
      label={label}
      items={cursors.map((cursor) => ({
        to: `/about/?cursor=${cursor}`,
        name: names[cursor],
        current: cursor === current,
      }))}
    />
  );
}

/** The names of the pages, as in the sub-menu. */
export function usePageNames(): Record<Cursor, string> {
  const { t } = useLingui();
  return {
    introduction: t`Introduction`,
    organisation: t`Organisation`,
    contact: t`Contact`,
    message: t`Message board`,
    previous: t`Previous editions`,
    download: t`Download centre`,
  };
}
