import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Turns } from '#platform/turns.ts';
import { type AttachmentRefusal, mostPdfPages } from './attachments.ts';
import { rewritePdf } from './rewrite-pdf.ts';

/** A file that takes longer (milliseconds) is made to take long. */
const patience = 10_000;
/** Of a file of 10 MB with a hundred pages it is rarely a tenth. */
const mostInflated = 256 * 1024 * 1024;
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** One at a time: what a file can cost, it costs once. */
const turns = new Turns(1);
/** More do not wait: each holds its file in memory, and nobody waits for minutes. */
const mostWaiting = 8;

/**
 * Writes a PDF anew: its pages as they look, in a new document; without scripts, actions, forms, embedded files and the rest
 * of what a document can carry. Done in a thread of its own, which ends with it.
 */
export function cleanPdf(bytes: Uint8Array): Promise<{ bytes: Uint8Array } | { refusal: AttachmentRefusal }> {
  if (turns.waiting >= mostWaiting) return Promise.resolve({ refusal: 'busy' });
  return turns.run(() => inThread(bytes));
}

type Answer = { bytes: Uint8Array } | { refusal: AttachmentRefusal };

function inThread(bytes: Uint8Array): Promise<Answer> {
  return new Promise<Answer>((resolve) => {
    // The function goes over as text: neither the bundle nor a test has a file of its own for it.
    const worker = new Worker(`(${rewritePdf.toString()})()`, {
      eval: true,
      workerData: {
        bytes: Uint8Array.from(bytes),
        library: createRequire(import.meta.url).resolve('@cantoo/pdf-lib'),
        mostPages: mostPdfPages,
        mostInflated,
      },
      resourceLimits: memory,
      stdout: true,
      stderr: true,
      env: {},
    });
    const end = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
      worker.terminate().catch(() => undefined);
    };
    const timer = setTimeout(() => end({ refusal: 'damaged' }), patience);
    worker.on('message', (answer: Answer) => end(answer));
    // What cannot be read, or costs too much: the same to whoever sent it.
    worker.on('error', () => end({ refusal: 'damaged' }));
    worker.on('exit', () => end({ refusal: 'damaged' }));
  });
}
