import type { ReactNode } from 'react';
import type { AboutPart } from '../read-about.server.ts';
import { ContactPart } from './contact-part.tsx';
import { DownloadPart } from './download-part.tsx';
import { IntroductionPart } from './introduction-part.tsx';
import { MessagePart } from './message-part.tsx';
import { OrganisationPart } from './organisation-part.tsx';
import { PreviousPart } from './previous-part.tsx';

interface AboutSectionProps {
  part: AboutPart;
  /** What visitors have written, for the message board: it belongs to a feature above this one. */
  board?: { page: number; messages: ReactNode } | undefined;
}

/** The section About us: one of its parts. */
export function AboutSection({ part, board }: AboutSectionProps) {
  switch (part.cursor) {
    case 'introduction':
      return <IntroductionPart {...part} />;
    case 'organisation':
      return <OrganisationPart {...part} />;
    case 'contact':
      return <ContactPart {...part} />;
    case 'message':
      return <MessagePart {...part} board={board} />;
    case 'previous':
      return <PreviousPart {...part} />;
    case 'download':
      return <DownloadPart {...part} />;
  }
}
