import { openDatabase } from './open.ts';

const questions = 3000;
/** Long enough for the database's parser to be worth optimizing after some hundreds. */
const condition = Array.from({ length: 100 }, (_, i) => `(a + ${i}) * 2 > b - ${i}`).join(' or ');
const question = `select repeat('x', 40000) as much from (values (1, 2)) as t (a, b) where ${condition}`;

/** A process of the tests: asks the embedded database of the given directory again and again, and prints its memory at its height, MiB. */
const database = await openDatabase({ DATA_DIR: process.argv[2] ?? '' });
for (let i = 0; i < questions; i += 1) await database.query(question);
process.stdout.write(`${Math.round(process.resourceUsage().maxRSS / 1024)}\n`);
await database.close();
