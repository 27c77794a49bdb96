import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Turns } from '#platform/turns.ts';

/** OWASP, Password Storage: argon2id with 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;
/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, in base 64 without padding (PHC string format). */
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

/** Each holds 19 MiB and a thread: of many at once the others wait. */
const turns = new Turns(2);
const derive = promisify(argon2);

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** A password as the table keeps it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await tagOf(password, salt, cost, tagBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/**
 * Whether a password is the one of a hash. Where there is no hash (nobody has that account, or no password) it takes as
 * long to say no.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(hash ?? '') ?? [];
  const expected = Buffer.from(tag, 'base64');
  const spent = tag ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) } : cost;
  const own = tag ? Buffer.from(salt, 'base64') : Buffer.alloc(saltBytes);
  const given = await tagOf(password, own, spent, tag ? expected.length : tagBytes);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, length: number) {
  // Typed on another keyboard the same letters may come composed or not (NIST SP 800-63B); forms cut spaces around.
  const message = password.normalize('NFKC').trim();
  return turns.run(() => derive('argon2id', { message, nonce, parallelism, tagLength: length, memory, passes }));
}

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
