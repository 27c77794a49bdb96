import { fillInOwnProcess } from '#server/fill-database.ts';
import { copyCluster } from './databases/kept-cluster.ts';
import { playedSecrets } from './sites/reservation-client.ts';

/** Makes an embedded database with the demonstration's content in a directory: a site that opens it starts as any but the first. */
export async function fillDirectory(directory: string): Promise<void> {
  await copyCluster(directory);
  const settings = { PATH: process.env.PATH, ...playedSecrets, DATA_DIR: directory, DEMO: 'on' };
  const { code } = await fillInOwnProcess(settings);
  if (code !== 0) throw new Error(`The database was not filled: ${code}`);
}
