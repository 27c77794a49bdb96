import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Staff } from '../staff.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** Fetched when somebody shows or makes one. */
const webAuthn = () => import('@simplewebauthn/server');

/** Ed25519, ECDSA and RSA (COSE): what authenticators have. */
const algorithms = [-8, -7, -257];

/** Where passkeys are made and shown: SITE_URL where it is given, else what the browser has asked. */
export interface Place {
  origin: string;
  rpID: string;
}

export function placeOf(request: Request, { settings, secure }: Pick<SiteContext, 'settings' | 'secure'>): Place {
  const url = new URL(settings.siteUrlGiven ? settings.SITE_URL : request.url);
  if (!settings.siteUrlGiven && secure) url.protocol = 'https:';
  return { origin: url.origin, rpID: url.hostname };
}

/** What the browser needs to make a passkey. */
export async function passkeyToMake(
  db: Database,
  staff: Pick<Staff, 'id' | 'email' | 'name'>,
  { rpID }: Place,
): Promise<Plain<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'CAETE',
    rpID,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(`staff ${staff.id}`),
    excludeCredentials: await passkeysOf(db, staff.id),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return plain(options);
}

/** What the browser needs to show one; undefined where they have none. */
export async function passkeyToShow(
  db: Database,
  staffId: number,
  { rpID }: Place,
): Promise<Plain<PublicKeyCredentialRequestOptionsJSON> | undefined> {
  const allowCredentials = await passkeysOf(db, staffId);
  if (allowCredentials.length === 0) return undefined;
  const { generateAuthenticationOptions } = await webAuthn();
  return plain(await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' }));
}

/** Options as a page can carry them: extensions may hold bytes, and none is used. */
type Plain<Options> = Omit<Options, 'extensions'>;

function plain<Options extends { extensions?: unknown }>({ extensions, ...options }: Options): Plain<Options> {
  return options;
}

/** @returns a passkey that was made for this nonce, here; undefined for anything else */
export async function madePasskey(sent: string, nonce: string, { origin, rpID }: Place) {
  const response = answerOf<RegistrationResponseJSON>(sent);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: nonce,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false,
  }).catch(() => undefined);
  return made?.registrationInfo?.credential;
}

/** Keeps a passkey. */
export async function addPasskey(
  tx: Tx,
  {
    staffId,
    name,
    made,
    now,
  }: { staffId: number; name: string; made: NonNullable<Awaited<ReturnType<typeof madePasskey>>>; now: Date },
): Promise<string> {
  await tx
    .insertInto('staff_factor')
    .values({
      id: made.id,
      staff_id: staffId,
      kind: 'passkey',
      name,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      created_at: now,
    })
    .execute();
  return made.id;
}

/** Whether a passkey of somebody has signed this nonce, here; notes that it was used. A counter that stands still is a copy's. */
export async function shownPasskey(
  { db, clock }: Needs,
  { staffId, sent, nonce, place }: { staffId: number; sent: string; nonce: string; place: Place },
): Promise<boolean> {
  const response = answerOf<AuthenticationResponseJSON>(sent);
  if (!response) return false;
  const key = await db
    .selectFrom('staff_factor')
    .select(['id', 'public_key', 'counter', 'transports'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'passkey')
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!key?.public_key) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const shown = await verifyAuthenticationResponse({
    response,
    expectedChallenge: nonce,
    expectedOrigin: place.origin,
    expectedRPID: place.rpID,
    credential: { id: key.id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!shown?.verified) return false;
  const noted = await db
    .updateTable('staff_factor')
    .set({ counter: shown.authenticationInfo.newCounter, used_at: clock.now() })
    .where('id', '=', key.id)
    .where('counter', '=', key.counter)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

async function passkeysOf(db: Database, staffId: number) {
  const rows = await db
    .selectFrom('staff_factor')
    .select(['id', 'transports'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'passkey')
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: transports.filter(isTransport) }));
}

const transportNames: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

function isTransport(name: string): name is AuthenticatorTransport {
  return transportNames.includes(name);
}

const answer = z.looseObject({ id: z.string().max(2000), rawId: z.string(), response: z.looseObject({}) });

/** What a browser has answered, as far as it has the form; the rest is found out by whoever verifies it. */
function answerOf<Answer extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  sent: string,
): Answer | undefined {
  try {
    const parsed: unknown = JSON.parse(sent);
    return answer.safeParse(parsed).success ? (parsed as Answer) : undefined;
  } catch {
    return undefined;
  }
}
