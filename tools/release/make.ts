import { execFileSync } from 'node:child_process';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDirectory, buildWhereNeeded } from '../../server/build.ts';
import { makeRelease } from './release.ts';

/** `npm run release -- FOLDER [--with-node]` */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'with-node': { type: 'boolean' } } });
const [named] = positionals;
if (!named) throw new Error('Say where: npm run release -- FOLDER [--with-node]');
const folder = resolve(named);

await buildWhereNeeded();
const root = resolve(import.meta.dirname, '../..');
await makeRelease({ root, build: buildDirectory, folder, withNode: values['with-node'] ?? false });
const archive = `${folder}.tar.gz`;
const likeAnyOther = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
execFileSync('tar', [...likeAnyOther, '-czf', archive, '-C', dirname(folder), basename(folder)]);
console.log(execFileSync('du', ['-sm', folder, archive], { encoding: 'utf8' }).trimEnd().replaceAll('\t', ' MB\t'));
