import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillDirectory, fillPostgres } from '#tests/support/filled-directory.ts';
import { type PlayedSite, playedSite } from '#tests/support/sites/played-site.ts';

/** In full with PROVE=1: then what is asked meanwhile has to come in time as well. */
export const inFull = process.env.PROVE !== undefined;

/** A site that is attacked with what it is sent, and members who send it. */
export interface AttackedSite {
  site: PlayedSite;
  /** Cookies of members: two sessions each of two of them, one of each. */
  members: string[];
  /** What ends it and takes its data away. */
  stop(): Promise<void>;
}

/** Starts one, on PostgreSQL where all is proved and there is a server, else on the embedded database. */
export async function attackedSite(): Promise<AttackedSite> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-uploads-'));
  const database = inFull && process.env.TEST_DATABASE_URL ? await createDatabase('expo_uploads') : undefined;
  // As after any start but the first: a site that has filled its own database holds what that took.
  if (database) await fillPostgres(database.url, directory);
  else await fillDirectory(directory);
  const site = await playedSite({ DATA_DIR: directory, ...(database && { DATABASE_URL: database.url }) });
  const members: string[] = [];
  for (let i = 0; i < (inFull ? 6 : 2); i += 1) {
    const { people } = await site.company();
    for (const { headers } of people.filter(({ scheme }) => scheme === 'session').slice(0, 2)) {
      members.push(headers.Cookie ?? '');
    }
  }
  return {
    site,
    members,
    async stop() {
      await site.stop();
      if (database) await dropDatabase(database.name);
      rmSync(directory, { recursive: true });
    },
  };
}

export const multipart = 'multipart/form-data; boundary=x';
/** How a multipart body with one picture begins. */
export const avatarPart = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n';
