/**
 * What the server can be asked to do. Each is loaded when it is asked for, and all come from one build: of what two of them
 * need there is one copy in a process.
 */
export const programs = {
  /** Serves the site. @param words where its build lies */
  site: async ([buildDirectory = '']: string[]) => (await import('./site.ts')).serveSite(buildDirectory),
  /** Makes and fills a demonstration's embedded database, for the process that asked for it. */
  fill: async () => (await import('./demonstration/filling.ts')).fillDatabase(),
  migrate: async () => (await import('./commands/migrate.ts')).migrateDatabase(),
  seed: async () => (await import('./commands/seed.ts')).seedDatabase(),
  staff: async (words: string[]) => (await import('./commands/staff.ts')).staff(words),
  pii: async (words: string[]) => (await import('./commands/pii.ts')).pii(words),
  rates: async (words: string[]) => (await import('./commands/rates.ts')).rates(words),
  content: async (words: string[]) => (await import('./commands/content.ts')).content(words),
  backup: async (words: string[]) => (await import('./commands/backup.ts')).backup(words),
  restore: async (words: string[]) => (await import('./commands/restore.ts')).restore(words),
  drill: async (words: string[]) => (await import('./commands/drill.ts')).drill(words),
  search: async (words: string[]) => (await import('./commands/search.ts')).search(words),
};

/** The site as a function from request to answer, without what stands in front of it. */
export async function loadSite() {
  return import('./main.ts');
}

/** What the site stands on, for whoever measures it in their own process. */
export async function loadPlatform() {
  return import('./platform.ts');
}
