import { readFile as readBytes, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { codeOf } from '#platform/error-code.ts';
import { tracedFetch } from '#platform/trace/traced.ts';
import { UnreadableSource } from './import-report.ts';
import { sampleSource } from './sample-rates.ts';

/** The European Central Bank's rates of 90 days have 70 kB. */
const bytesMost = 2_000_000;
const timeOut = 20_000;

/** Whether a source is an address, and not a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** What a source is called where it does not say so itself: its host, or the name of its file. */
export function nameOfSource(source: string): string {
  const name = isAddress(source) ? new URL(source).host : basename(source);
  return name === sampleSource ? `${name} (file)` : name.slice(0, 100);
}

/**
 * Reads a source: a file, or an http(s) address, which is not followed elsewhere.
 * @throws UnreadableSource where it is not there, too large, or takes too long
 */
export async function fetchRates(source: string): Promise<string> {
  return isAddress(source) ? fetchAddress(source) : readFile(source);
}

async function fetchAddress(address: string): Promise<string> {
  let response: Response;
  const signal = AbortSignal.timeout(timeOut);
  try {
    response = await tracedFetch(address, { redirect: 'manual', signal });
  } catch (error) {
    throw new UnreadableSource(signal.aborted ? 'it took too long' : `it cannot be reached: ${whyOf(error)}`);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new UnreadableSource(`it answered ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > bytesMost) throw new UnreadableSource('it is too large');
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    throw new UnreadableSource(signal.aborted ? 'it took too long' : `it broke off: ${whyOf(error)}`);
  }
  return textOf(Buffer.concat(parts));
}

async function readFile(path: string): Promise<string> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new UnreadableSource('it is no file');
    if (found.size > bytesMost) throw new UnreadableSource('it is too large');
    return textOf(await readBytes(path));
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    throw new UnreadableSource(`it cannot be read: ${whyOf(error)}`);
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableSource('it is not in UTF-8');
  }
}

/** `ENOENT`, `ECONNREFUSED`: what went wrong, without the address, which may hold a key. */
function whyOf(error: unknown): string {
  return codeOf(error instanceof Error ? (error.cause ?? error) : undefined) ?? 'no answer';
}
