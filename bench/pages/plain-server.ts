import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server to beat: the bytes it is sent, to everybody. */
process.once('message', (message: Uint8Array) => {
  const bytes = Buffer.from(message);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': String(bytes.length),
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
