import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#shell/banner.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { SectionNav } from '#shell/section-nav.tsx';
import { type Cursor, cursorHref, cursors } from '../about.ts';

interface PartFrameProps {
  cursor: Cursor;
  title: string;
  description: string;
  /** Below the title in the banner; the description where it is left out. */
  lead?: ReactNode;
  /** Of a part with several pages: which one it is. */
  page?: number | undefined;
  children: ReactNode;
}

/** What every part of the section has: its head, banner and tabs. Its twins name the same address as their own. */
export function PartFrame({ cursor, title, description, lead = description, page = 1, children }: PartFrameProps) {
  const { t } = useLingui();
  const address = page === 1 ? cursorHref(cursor) : `${cursorHref(cursor)}&page=${page}`;
  const pageTitle = page === 1 ? title : t`${title}, page ${page}`;
  return (
    <>
      <PageHead title={pageTitle} description={description} address={address} />
      <Banner section="about" picture={cursor === 'previous' ? cursor : undefined} title={title} lead={lead} />
      <AboutNav label={t`About Us`} current={cursor} />
      {children}
    </>
  );
}

function AboutNav({ label, current }: { label: string; current: Cursor }) {
  const names = usePartNames();
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

/** The names of the parts, as in the sub-menu. */
export function usePartNames(): Record<Cursor, string> {
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
