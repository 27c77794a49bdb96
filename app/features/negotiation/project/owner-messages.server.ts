import { msg } from '@lingui/core/macro';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { ProjectStatus } from '../negotiation.ts';

type Needs = { settings: Pick<Settings, 'SITE_URL'> };

interface MovedProject {
  projectId: number;
  from: ProjectStatus;
  to: ProjectStatus;
  note: string;
}

/** Tells an owner what the expo has done with a project, and what it has written about it. */
export function movedMessage({ settings }: Needs, { projectId, from, to, note }: MovedProject) {
  return (locale: Locale): { subject: string; text: string } => {
    const i18n = i18nFor(locale);
    const link = `${settings.SITE_URL}${localHref(locale, '/account/projects')}`;
    const subject =
      to === 'published'
        ? msg`Your project no. ${projectId} has been published`
        : from === 'submitted'
          ? msg`Your project no. ${projectId} needs revision`
          : msg`Your project no. ${projectId} has been withdrawn`;
    return { subject: i18n._(subject), text: [note, link].filter(Boolean).join('\n\n') };
  };
}

/** Tells an owner what became of changes to a project that is open. */
export function changesMessage(
  { settings }: Needs,
  { projectId, decision, note }: { projectId: number; decision: 'approve' | 'return'; note: string },
) {
  return (locale: Locale): { subject: string; text: string } => {
    const i18n = i18nFor(locale);
    const link = `${settings.SITE_URL}${localHref(locale, '/account/projects')}`;
    const subject =
      decision === 'approve'
        ? msg`Your changes to project no. ${projectId} have been published`
        : msg`Your changes to project no. ${projectId} need revision`;
    return { subject: i18n._(subject), text: [note, link].filter(Boolean).join('\n\n') };
  };
}
