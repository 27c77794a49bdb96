import type { ReactNode } from 'react';
import type { AboutPageData } from '../read-about.server.ts';
import { ContactPage } from './contact-page.tsx';
import { DownloadPage } from './download-page.tsx';
import { IntroductionPage } from './introduction-page.tsx';
import { MessagePage } from './message-page.tsx';
import { OrganisationPage } from './organisation-page.tsx';
import { PreviousPage } from './previous-page.tsx';

interface AboutPageProps {
  page: AboutPageData;
  /** What visitors have written, for the message board: it belongs to a feature above this one. */
  board?: { page: number; messages: ReactNode } | undefined;
}

/** A page of the section About us. */
export function AboutPage({ page, board }: AboutPageProps) {
  switch (page.cursor) {
    case 'introduction':
      return <IntroductionPage {...page} />;
    case 'organisation':
      return <OrganisationPage {...page} />;
    case 'contact':
      return <ContactPage {...page} />;
    case 'message':
      return <MessagePage {...page} board={board} />;
    case 'previous':
      return <PreviousPage {...page} />;
    case 'download':
      return <DownloadPage {...page} />;
  }
}
