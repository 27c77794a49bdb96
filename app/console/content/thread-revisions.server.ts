import type { Database, Tx } from '#platform/db/database.ts';

/**
 * Threads, each with the revision that readers see of it: `seen`, of nulls where they see none. Where nothing of it is asked for, the
 * database does not look for it.
 */
export function threadsWithSeen(db: Database | Tx) {
  return db
    .selectFrom('content_thread as thread')
    .leftJoin('content_revision as seen', (join) =>
      join
        .onRef('seen.thing_id', '=', 'thread.thing_id')
        .onRef('seen.thread', '=', 'thread.thread')
        .onRef('seen.number', '=', 'thread.published'),
    );
}

/** The same, each also with its newest revision: `revision`. */
export function newestThreads(db: Database | Tx) {
  return threadsWithSeen(db).innerJoin('content_revision as revision', (join) =>
    join
      .onRef('revision.thing_id', '=', 'thread.thing_id')
      .onRef('revision.thread', '=', 'thread.thread')
      .onRef('revision.number', '=', 'thread.head'),
  );
}

/** The threads that readers see something of, each with the revision that they see: `revision`. */
export function seenThreads(db: Database | Tx) {
  return db
    .selectFrom('content_thread as thread')
    .innerJoin('content_revision as revision', (join) =>
      join
        .onRef('revision.thing_id', '=', 'thread.thing_id')
        .onRef('revision.thread', '=', 'thread.thread')
        .onRef('revision.number', '=', 'thread.published'),
    );
}

/** The same with what they say: of some things where it is asked of some alone, or joined. */
export function publishedThreads(db: Database | Tx) {
  return seenThreads(db).select(['thread.thing_id', 'thread.thread', 'thread.title', 'revision.fields']);
}

/** What all languages of things share, as readers see it. */
export function publishedFacts(db: Database | Tx) {
  return publishedThreads(db).where('thread.thread', '=', 'shared');
}
