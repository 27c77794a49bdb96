import { resolve } from 'node:path';
import { writeSbom } from './sbom.ts';

/** `npm run sbom -- FILE` */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Say where: npm run sbom -- FILE');
writeSbom(resolve(import.meta.dirname, '../..'), resolve(file));
