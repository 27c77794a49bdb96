import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ours = 0o700;
const others = 0o077;
const shared = 0o1000;

/** What the site keeps in DATA_DIR; whatever else lies there is somebody else's. */
const kept = ['database', 'database.lock', 'outbox.jsonl', 'secrets.json', 'uploads'];

/**
 * Keeps DATA_DIR to the user of this process: it is made where missing, what an older release left open is narrowed, and
 * whatever the process writes from now on is its own (the umask). Not before the build, which others may read.
 * @throws where it is open to others, and another user's
 */
export function keepDataPrivate(directory: string): void {
  process.umask(others);
  mkdirSync(directory, { recursive: true });
  const { mode } = statSync(directory);
  // Within a directory that is closed nothing is open: it has been narrowed before.
  if ((mode & others) === 0) return;
  const there = new Set(readdirSync(directory));
  for (const name of kept) if (there.has(name)) narrow(join(directory, name));
  // At last: where something failed, the next start tries again. A directory such as /tmp stays everybody's.
  if ((mode & shared) === 0) chmodSync(directory, mode & ours);
}

function narrow(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) narrow(join(path, name));
  if ((entry.mode & others) !== 0) chmodSync(path, entry.mode & ours);
}
