import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import type { Attachment } from '../files/attachments.ts';
import type { ProjectStatus } from '../negotiation.ts';
import { begunIn, type SheetText } from '../project/sheet.ts';
import { type HandedIn, readQueue } from './handed-in.server.ts';

/** What waits for approval, as staff reads it: without how its owner is reached. */
export interface WaitingProject {
  id: number;
  status: ProjectStatus;
  /** Changes to a project that is open. */
  isChange: boolean;
  /** What is approved by it is what stands here. */
  version: string;
  category: string;
  region: string;
  industry: string;
  amount: string;
  texts: Record<string, Omit<SheetText, 'contactPerson'>>;
  attachments: (Omit<Attachment, 'href' | 'returned'> & { url: string })[];
}

/** A page of the projects and changes that wait for approval, those that wait longest first. */
export async function readWaiting(
  db: Database,
  settings: Pick<Settings, 'PII_KEY' | 'SESSION_SECRET'>,
  page: { pageNum: number; pageSize: number },
): Promise<{ total: number; rows: WaitingProject[] }> {
  const { total, rows } = await readQueue(db, settings, page);
  return { total, rows: rows.map(present) };
}

function present({ id, status, sheet, files, version }: HandedIn): WaitingProject {
  const { category, region, industry, amount } = sheet;
  const texts = Object.fromEntries(
    begunIn(sheet).map((locale) => {
      const { name, owner, introduction, cooperationRequirement } = sheet.texts[locale];
      return [locale, { name, owner, introduction, cooperationRequirement }];
    }),
  );
  const attachments = files.map(({ key, name, kind, bytes, approved }) => ({
    ...{ key, name, kind, bytes, approved },
    url: `/api/project/waiting/attachment?key=${key}`,
  }));
  const isChange = status !== 'submitted';
  return { id, status, isChange, version, category, region, industry, amount, texts, attachments };
}
