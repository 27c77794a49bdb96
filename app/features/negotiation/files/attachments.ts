import { isBlank } from '#platform/i18n/graphemes.ts';

/** Files that a project may have. */
export const mostAttachments = 6;

/** Contract, Calls: uploads. */
export const mostAttachmentBytes = 10 * 1024 * 1024;

/** Pages that a PDF may have. */
export const mostPdfPages = 100;

export type AttachmentKind = 'pdf' | 'picture';

/** Why a file is not taken. */
export type AttachmentRefusal = 'kind' | 'too-large' | 'pixels' | 'pages' | 'encrypted' | 'damaged' | 'busy';

/** A file of a project, as pages show it. */
export interface Attachment {
  key: string;
  name: string;
  kind: AttachmentKind;
  bytes: number;
  /** False: its owner alone sees it, until it is approved. */
  approved: boolean;
  /** Staff has given it back: it waits no longer, until its owner hands it in again. */
  returned: boolean;
  /** Its address, without language prefix. */
  href: string;
}

const kindsByEnding: Record<string, AttachmentKind> = {
  pdf: 'pdf',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  avif: 'picture',
};

/** What a file's name says it is; undefined for what is not taken. */
export function kindByName(name: string): AttachmentKind | undefined {
  return kindsByEnding[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

const longestName = 100;

/**
 * A file's name as it is shown and saved: without folders, marks that are not seen or turn the direction, and what systems do
 * not take in names; with the ending of what the file has become.
 */
export function cleanFileName(name: string, kind: AttachmentKind): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}<>:"|?*;%]/gu, '')
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
  const short = [...stem].slice(0, longestName).join('').trim();
  return `${isBlank(short) ? 'file' : short}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
}

/** The address of a file of a project, without language prefix. */
export function attachmentHref(key: string): string {
  return `/negotiation/attachment/${key}`;
}
