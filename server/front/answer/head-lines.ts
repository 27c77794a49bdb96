import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/**
 * Headers as the lines that go out, checked once: they may be written with `writeLines` many times.
 * @param headers names and values in turn
 * @throws TypeError where a name or value may not stand in a head
 */
export function headLines(headers: readonly string[]): string {
  const lines: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines.push(`${name}: ${value}\r\n`);
  }
  // In one piece: put together by `+` V8 keeps each piece, and these are kept with thousands of pages.
  return lines.join('');
}

/** What `writeHead` does last: it joins the head, and adds date, connection and keep-alive to it. */
interface StoresHeader {
  _storeHeader(firstLines: string, headers: readonly string[]): void;
}

function storesHeader(response: object): response is StoresHeader {
  return '_storeHeader' in response && typeof response._storeHeader === 'function';
}

/**
 * Writes the head of an answer, of lines that were made before. `writeHead` would check the twenty lines of a page again
 * for each visitor, which is a fifth of what an answer from memory costs (docs/decisions/0041), so its last step is taken by
 * itself. It is not in node's documentation: where a later node has it no more, `writeHead` is asked.
 * @param lines of headLines
 * @param last what node must know of, names and values in turn: Content-Length, unless the status is 304, and Connection
 */
export function writeLines(response: ServerResponse, status: number, lines: string, last: readonly string[]): void {
  if (status === 304 || !storesHeader(response)) {
    response.writeHead(status, [...headersOf(lines), ...last]);
    return;
  }
  response.statusCode = status;
  response._storeHeader(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${lines}`, last);
}

function headersOf(lines: string): string[] {
  return lines.split('\r\n').flatMap((line) => {
    const colon = line.indexOf(': ');
    return colon === -1 ? [] : [line.slice(0, colon), line.slice(colon + 2)];
  });
}
