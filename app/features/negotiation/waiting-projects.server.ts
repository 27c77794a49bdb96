import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProjectStatus } from './negotiation.ts';
import { readOwnProject } from './own-projects.server.ts';
import { begunIn, type SheetText, textFields } from './sheet.ts';

/** What waits for approval, as staff reads it: without how its owner is reached. */
export interface WaitingProject {
  id: number;
  status: ProjectStatus;
  /** Changes to a project that is open. */
  isChange: boolean;
  category: string;
  region: string;
  industry: string;
  amount: string;
  texts: Record<string, Pick<SheetText, 'name'>>;
}

/** So many are read at a time. */
const atOnce = 100;

/** Projects and changes that wait for approval, those that wait longest first. */
export async function readWaiting(db: Database, keys: Pick<Settings, 'PII_KEY'>): Promise<WaitingProject[]> {
  const rows = await db
    .selectFrom('project')
    .leftJoin('project_sheet as sheet', 'sheet.project_id', 'project.id')
    .select(['project.id', 'project.owner_id as memberId'])
    .where((eb) => eb.or([eb('status', '=', 'submitted'), eb('sheet.submitted_at', 'is not', null)]))
    .where('project.owner_id', 'is not', null)
    .orderBy('project.id')
    .limit(atOnce)
    .execute();
  const waiting: WaitingProject[] = [];
  for (const { id, memberId } of rows) {
    const own = await readOwnProject(db, keys, { id, memberId: memberId ?? 0 });
    if (own) waiting.push(present(own));
  }
  return waiting;
}

function present({ id, status, sheet }: NonNullable<Awaited<ReturnType<typeof readOwnProject>>>): WaitingProject {
  const { category, region, industry, amount } = sheet;
  const shown = textFields.filter((field) => field !== 'contactPerson');
  const texts = Object.fromEntries(
    begunIn(sheet).map((locale) => [
      locale,
      Object.fromEntries(shown.map((field) => [field, sheet.texts[locale][field]])) as unknown as SheetText,
    ]),
  );
  return { id, status, isChange: status !== 'submitted', category, region, industry, amount, texts };
}
