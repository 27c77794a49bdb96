import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Place } from './passkeys.server.ts';

/** What of an answer is other than an honest authenticator would have it. */
interface Twist {
  /** `webauthn.create` where one is made. */
  type?: string;
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** An authenticator with one passkey on it (WebAuthn level 3, ES256), whose answers are those that a browser's form sends. */
export function somePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);

  const clientData = (nonce: string, { origin }: Place, type: string) =>
    Buffer.from(JSON.stringify({ type, challenge: nonce, origin, crossOrigin: false }));
  const counterBytes = (counter: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    return bytes;
  };
  const answer = (response: Record<string, Buffer>) => {
    const written = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]);
    const own = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
    return JSON.stringify({ ...own, response: Object.fromEntries(written), clientExtensionResults: {} });
  };

  return {
    id: id.toString('base64url'),
    /** As it is made, for a nonce, at a place. */
    make(nonce: string, place: Place, { type = 'webauthn.create' }: Twist = {}): string {
      const length = Buffer.from([0, id.length]);
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const present = Buffer.from([0x45]);
      const data = Buffer.concat([sha256(place.rpID), present, counterBytes(0), Buffer.alloc(16), length, id, key]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return answer({ clientDataJSON: clientData(nonce, place, type), attestationObject });
    },
    /** As it is shown. */
    show(nonce: string, place: Place, { type = 'webauthn.get', counter = 0 }: Twist = {}): string {
      const authenticatorData = Buffer.concat([sha256(place.rpID), Buffer.from([0x05]), counterBytes(counter)]);
      const clientDataJSON = clientData(nonce, place, type);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}

/** A public key as COSE has it: kty EC2, alg ES256, crv P-256. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
}
