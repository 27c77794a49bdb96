import type { Reachable } from '#features/accounts/index.server.ts';
import { withHolder } from '#features/reservations/holder/holder-cookie.server.ts';
import { proofLifetime } from '#features/reservations/reservations.ts';
import { type Settings, settingsOfProcess } from '#platform/config/settings.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import { playedSecrets } from './played-secrets.ts';

/** A request for places as one visitor's program sends it. */
export interface PlayedRequest {
  key: string;
  cookie: string;
  body: { phone: string; date: string; visitors: { name: string; idType: string; idNumber: string }[] };
}

let requests = 0;
const settings = (): Settings => settingsOfProcess({ ...playedSecrets, DATA_DIR: '/nowhere' });

/** A party that nobody else is in, with a phone of its own that has been proven. */
export function playedRequest(date: string, size: number): PlayedRequest {
  requests += 1;
  const n = requests;
  const to: Reachable = { channel: 'sms', address: `+26097${1_000_000 + n}` };
  const clock = { now: () => new Date() };
  const proof = { to, until: Date.now() + proofLifetime };
  const cookie = withHolder(new Headers(), { settings: settings(), clock }, { ids: [], proof }).get('Set-Cookie') ?? '';
  const visitors = Array.from({ length: size }, (_, i) => ({
    name: `Visitor ${letters(n)} ${letters(i)}`,
    idType: 'passport',
    idNumber: `PA${String(n * 10 + i).padStart(9, '0')}`,
  }));
  const body = {
    phone: to.address,
    date,
    visitors,
    contactName: 'Contact Person',
    contactPhone: to.address,
    consent: true,
  };
  return { key: `request-${n}`, cookie: cookie.split(';')[0] ?? '', body };
}

const letters = (n: number) => [...String(n)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

/** What a request was answered; `data` of a reservation. */
export interface PlayedAnswer {
  status: number;
  data?: { id: string; tickets: { ticketId: string }[] };
}

/** The head and the body of a request. */
export function messageOf({ key, cookie, body }: PlayedRequest) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, Cookie: cookie };
  return { headers, body: JSON.stringify(body) };
}

/** Sends a request. @throws where the process does not answer */
export async function send(url: string, request: PlayedRequest): Promise<PlayedAnswer> {
  const response = await fetch(`${url}/api/reservation`, { method: 'POST', ...messageOf(request) });
  return { status: response.status, data: ((await response.json()) as { data?: PlayedAnswer['data'] }).data };
}

/** Opens days for the played visitors, a year from now. @returns their dates */
export async function openDays({ query }: Pick<OpenDatabase, 'query'>, capacities: number[]): Promise<string[]> {
  const dates = capacities.map((_, i) => new Date(Date.now() + (365 + i) * 86_400_000).toISOString().slice(0, 10));
  for (const [i, date] of dates.entries()) {
    await query(
      `insert into reservation_day (date, capacity, opens, closes, gate, books_from)
        values ($1, $2, '09:00', '17:00', '1', '2000-01-01')`,
      [date, capacities[i]],
    );
  }
  return dates;
}

/** Each day as it is counted and as its rows add up, and what must never be: parts of parties, documents twice. */
export async function auditDays({ query }: Pick<OpenDatabase, 'query'>, dates: string[]) {
  const { rows } = await query<{
    date: string;
    capacity: number;
    sold: number;
    held: number;
    visitors: number;
    partial: number;
    twice: number;
  }>(
    `select day.date, capacity, sold, held,
      (select count(*) from reservation_visitor v where v.date = day.date and v.status = 'booked') as visitors,
      (select count(*) from reservation r where r.date = day.date and r.party <>
        (select count(*) from reservation_visitor v where v.reservation_id = r.id)) as partial,
      (select count(*) from (select 1 from reservation_visitor v where v.date = day.date and v.status = 'booked'
        group by document_hash having count(*) > 1) as twice) as twice
    from reservation_day day where date = any ($1) order by date`,
    [dates],
  );
  return rows;
}
