import type { Platform } from '#platform/http/site-context.ts';
import type { ProjectDraft } from './project/project-draft.server.ts';
import { publishProject } from './review/publish-project.server.ts';

/** A text as an editor writes it, told apart by its name. */
export function text(name: string) {
  return {
    name,
    owner: `Owner of ${name}`,
    contactPerson: 'Project office',
    introduction: `${name} in full.`,
    cooperationRequirement: `A partner for ${name}.`,
  };
}

let written = 0;

/** A right draft; a test says what matters to it. */
export function draft(overrides: Partial<ProjectDraft> = {}): ProjectDraft {
  written += 1;
  return {
    key: `project-${written}`,
    category: 'trade',
    region: 'KE',
    industry: 3,
    amount: '350',
    phone: '+254700100101',
    contact: 'office@owner.example',
    texts: { 'zh-CN': text('项目'), 'en-US': text('Project'), 'fr-FR': text('Projet') },
    ...overrides,
  };
}

/** Publishes a draft as an editor. @returns its id */
export async function publish(
  platform: Pick<Platform, 'db' | 'settings'>,
  overrides: Partial<ProjectDraft> = {},
  now = new Date('2026-01-01T00:00:00Z'),
): Promise<number> {
  const publication = await publishProject(platform, { roles: ['editor'] }, draft(overrides), now);
  if (publication.outcome !== 'published') throw new Error(`The draft was ${publication.outcome}`);
  return publication.id;
}
