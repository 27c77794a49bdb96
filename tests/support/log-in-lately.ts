import type { Platform } from '#platform/http/site-context.ts';

/** Notes that somebody has logged in a moment ago, by a code: some calls ask for that. */
export async function logInLately({ db, clock }: Pick<Platform, 'db' | 'clock'>, memberId: number): Promise<void> {
  await db
    .updateTable('member_session')
    .set({ proven_at: clock.now(), by_code: true })
    .where('member_id', '=', memberId)
    .execute();
}
