import { someMember } from '#features/accounts/members/members.fixture.ts';
import { saveProject } from '#features/negotiation/owner/save-project.server.ts';
import { sheetOf } from '#features/negotiation/project/sheet.ts';
import { someProject } from '#features/talks/talks.fixture.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Owned, OwnThing } from './owned.ts';

/** A draft. @param given what the call is given besides it */
export function ownDraft(given: object = {}): Owned {
  return async (platform: Platform) => {
    const { member, cookie } = await someMember(platform);
    const saved = await saveProject(platform, member, { sheet: sheetOf({ 'texts.en-US.name': 'Avocado oil' }) });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return { cookie, input: { body: { projectId: saved.id, ...given } } };
  };
}

/** A project that everybody sees. */
export function ownProject(given: object): Owned {
  return async (platform: Platform) => {
    const { projectId, owner } = await someProject(platform);
    return { cookie: owner.cookie, input: { body: { projectId, ...given } } };
  };
}

/** A file for such a project, in a form. */
export async function ownFile(platform: Platform): Promise<OwnThing> {
  const { projectId, owner } = await someProject(platform);
  return { cookie: owner.cookie, input: { body: { projectId: String(projectId), file: 0 } } };
}
