import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const renderLimit = 10_000;

/** React's streams write it, its `renderToString` does not. */
const documentType = '<!DOCTYPE html>';

/** What React writes in place of what it did not wait for. */
const leftOut = '<!--$!';

/**
 * A document as text, without its type. It is rendered in one go, without React's streams, whose many small pieces cost more than the rendering.
 * What has still to be loaded (a lazy part, the first time it is shown) is waited for, in a second rendering.
 * @param nonce what scripts of React's own would carry
 * @throws what a component throws
 */
export async function renderWhole(document: ReactNode, nonce: string): Promise<string> {
  return renderAtOnce(document) ?? (await renderWaiting(document, nonce));
}

/** @returns undefined where it cannot be rendered so: because something has to be loaded, or because it fails */
function renderAtOnce(document: ReactNode): string | undefined {
  try {
    const text = renderToString(document);
    return text.includes(leftOut) ? undefined : text;
  } catch {
    // React has no name for that something has to be loaded. The rendering that waits throws whatever else it was.
    return undefined;
  }
}

function renderWaiting(document: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        if (failure) return reject(failure);
        pipe(wholeText(resolve));
      },
      onShellError: reject,
      onError(error) {
        failure = error;
      },
    });
    const timer = setTimeout(() => abort(new Error(`Rendering took over ${renderLimit} ms`)), renderLimit);
  });
}

/** Takes the page that React writes, and hands it on in one piece. */
function wholeText(done: (text: string) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    write(part, _encoding, next) {
      // React uses its buffer again: what it wrote is copied.
      parts.push(Uint8Array.from(part));
      next();
    },
    final(next) {
      done(Buffer.concat(parts).toString().slice(documentType.length));
      next();
    },
  });
}
