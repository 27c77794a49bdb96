import type { Socket } from 'node:net';

/** Gives the answer piece by piece, in memory that is used again. */
type Execute = (message: Uint8Array, give: (piece: Uint8Array) => void) => Promise<void>;

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;
const waitForTurn = 15_000;

/**
 * Lets many PostgreSQL clients share PGlite's single session, one at a time. A client has its turn for one query (up to
 * its Sync), or for as long as its transaction is open. Notifications go to every client.
 */
export class EmbeddedSessions {
  readonly #execute: Execute;
  readonly #clients = new Set<Client>();
  readonly #waiting: { client: Client; start: () => void; timer: NodeJS.Timeout }[] = [];
  #owner: Client | undefined;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  /** Serves one connected client until it leaves. */
  serve(socket: Socket): void {
    const client = new Client(socket);
    this.#clients.add(client);
    let work = Promise.resolve();
    socket.on('data', (data) => {
      client.receive(data);
      work = work.then(() => this.#answer(client)).catch((error) => void socket.destroy(error));
    });
    // A client that is killed resets its socket: 'close' follows and frees its turn.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#clients.delete(client);
      void work.then(() => this.#leave(client));
    });
  }

  close(): void {
    for (const client of this.#clients) client.socket.destroy();
  }

  async #answer(client: Client): Promise<void> {
    for (let unit = client.nextUnit(); unit !== undefined; unit = client.nextUnit()) {
      if (unit === 'refuse-encryption') client.socket.write('N');
      else if (unit === 'goodbye') client.socket.end();
      else await this.#run(client, unit);
    }
  }

  async #run(client: Client, unit: Uint8Array[]): Promise<void> {
    if (this.#owner !== client && !(await this.#takeTurn(client))) {
      client.socket.end(fatal('The embedded database was held by one transaction for too long'));
      return;
    }
    const { own, notifications, idle } = readAnswer(await this.#executeAll(unit));
    client.socket.write(own);
    if (notifications.length > 0) for (const other of this.#clients) other.notify(notifications);
    if (idle) this.#passTurn();
  }

  /** What PGlite answers lies in memory that it uses again: each piece is copied. */
  async #executeAll(unit: Uint8Array[]): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for (const message of unit) await this.#execute(message, (piece) => pieces.push(Buffer.from(piece)));
    return Buffer.concat(pieces);
  }

  #takeTurn(client: Client): Promise<boolean> {
    if (this.#owner === undefined) {
      this.#owner = client;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        resolve(false);
      }, waitForTurn);
      const entry = { client, start: () => resolve(true), timer };
      this.#waiting.push(entry);
    });
  }

  #passTurn(): void {
    const next = this.#waiting.shift();
    this.#owner = next?.client;
    if (!next) return;
    clearTimeout(next.timer);
    next.start();
  }

  async #leave(client: Client): Promise<void> {
    if (this.#owner !== client) return;
    await this.#execute(simpleQuery('ROLLBACK'), () => {});
    this.#passTurn();
  }
}

/** One connection: takes the bytes that come in apart into units that must run together. */
class Client {
  readonly socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  receive(data: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, data]);
  }

  /** Notifications go to clients that have begun their session, between two answers of their own. */
  notify(notifications: Uint8Array): void {
    if (this.#started) this.socket.write(notifications);
  }

  nextUnit(): Uint8Array[] | 'refuse-encryption' | 'goodbye' | undefined {
    return this.#started ? this.#nextQuery() : this.#nextGreeting();
  }

  #nextGreeting(): Uint8Array[] | 'refuse-encryption' | 'goodbye' | undefined {
    if (this.#bytes.length < 8) return undefined;
    const length = this.#bytes.readInt32BE(0);
    if (this.#bytes.length < length) return undefined;
    const code = this.#bytes.readInt32BE(4);
    const greeting = this.#take(length);
    if (code === sslRequest || code === gssRequest) return 'refuse-encryption';
    if (code === cancelRequest) return 'goodbye';
    this.#started = true;
    return [greeting];
  }

  #nextQuery(): Uint8Array[] | 'goodbye' | undefined {
    const messages: Uint8Array[] = [];
    let end = 0;
    while (this.#bytes.length >= end + 5) {
      const begin = end;
      const type = String.fromCharCode(this.#bytes[begin] ?? 0);
      end += 1 + this.#bytes.readInt32BE(begin + 1);
      if (this.#bytes.length < end) return undefined;
      if (type === 'X') {
        this.#bytes = this.#bytes.subarray(end);
        return 'goodbye';
      }
      messages.push(this.#bytes.subarray(begin, end));
      if (type !== 'Q' && type !== 'S') continue;
      this.#bytes = this.#bytes.subarray(end);
      return messages;
    }
    return undefined;
  }

  #take(length: number): Uint8Array {
    const unit = this.#bytes.subarray(0, length);
    this.#bytes = this.#bytes.subarray(length);
    return unit;
  }
}

function readAnswer(answer: Uint8Array): { own: Uint8Array; notifications: Uint8Array; idle: boolean } {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  const own: Uint8Array[] = [];
  const notifications: Uint8Array[] = [];
  let idle = true;
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    const type = String.fromCharCode(bytes[at] ?? 0);
    if (type === 'A') notifications.push(bytes.subarray(at, end));
    else own.push(bytes.subarray(at, end));
    if (type === 'Z') idle = bytes[at + 5] === 'I'.charCodeAt(0);
    at = end;
  }
  return { own: Buffer.concat(own), notifications: Buffer.concat(notifications), idle };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function simpleQuery(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`));
}

function fatal(text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C55P03\0M${text}\0\0`));
}
