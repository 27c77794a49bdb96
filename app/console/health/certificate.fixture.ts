import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate of its own for `localhost`, and its key: X.509 of the first version, which says no more. @param until to the second, before 2050 */
export function ownCertificate(until: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
  const commonName = sequence(Buffer.from('0603550403', 'hex'), value(0x0c, Buffer.from('localhost')));
  const name = sequence(value(0x31, commonName));
  const valid = sequence(moment(new Date(until.getTime() - 86_400_000)), moment(until));
  const serial = value(0x02, Buffer.from([1]));
  const known = publicKey.export({ type: 'spki', format: 'der' });
  const said = sequence(serial, algorithm, name, valid, name, known);
  const signature = value(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', said, privateKey)]));
  const text = sequence(said, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value as DER writes it: what it is, how long, and itself. */
function value(tag: number, body: Buffer): Buffer {
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]) => value(0x30, Buffer.concat(parts));

const moment = (at: Date) => value(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
