import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { answerCalendar } from './calendar.server.ts';
import { at, draft, insertGround, publish, text } from './programme.fixture.ts';
import { eventKind } from './publishing/event-kind.server.ts';
import { wholeEvents } from './queries.server.ts';

const { db } = testDatabase();
const options = { origin: 'https://expo.example', locale: 'fr-FR', file: 'caete-programme' } as const;
const long = '在主会场讨论产业链合作，'.repeat(20);

let id: number;

beforeAll(async () => {
  await insertGround(db());
  id = await publish(db(), { countries: ['KE'] });
  const change = draft({
    startsAt: at(13, '09:30'),
    endsAt: at(13, '11:00'),
    interpretation: ['fr'],
    texts: { 'fr-FR': { ...text('Or, argent ; cuivre\\étain'), summary: `Un.\n\n${long}` } },
  });
  const now = new Date('2025-06-01T00:00:00Z');
  await db()
    .transaction()
    .execute((tx) => eventKind.write(tx, String(id), change, now));
});

async function written(): Promise<{ response: Response; body: string }> {
  const events = await wholeEvents(db(), { editionId: 4 }, { locale: 'fr-FR', now: new Date(), limit: 9 });
  const response = answerCalendar(events, options);
  return { response, body: await response.text() };
}

test('an entry has what a calendar shows, in the words of the language', async () => {
  const calendar = new ICAL.Component(ICAL.parse((await written()).body));
  const [entry] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(entry?.summary).toBe('Or, argent\u202f; cuivre\\étain');
  expect(entry?.location).toBe('Room 1, Venue fr-FR');
  expect(entry?.description).toContain(long);
  expect(entry?.description).toContain('Langues\u202f: chinois, français');
  expect(entry?.startDate.toJSDate()).toEqual(at(13, '09:30'));
  expect(entry?.endDate.toJSDate()).toEqual(at(13, '11:00'));
  expect(entry?.component.getFirstPropertyValue('url')).toBe(`https://expo.example/fr-FR/forum/list/${id}`);
});

test('an entry keeps its name, and says how often and when it was changed', async () => {
  const { body } = await written();
  expect(body).toContain(`UID:event-${id}@programme.china-africa-expo\r\n`);
  expect(body).toContain('SEQUENCE:1\r\n');
  expect(body).toContain('DTSTAMP:20250601T000000Z\r\n');
  expect(body).toContain('DTSTART:20250613T013000Z\r\n');
  expect(body).toContain('DTEND:20250613T030000Z\r\n');
});

test('lines end as calendars want it and are folded at 75 bytes; who subscribes asks again within hours', async () => {
  const { response, body } = await written();
  expect(body.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const longest = Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  expect(body).toContain('X-PUBLISHED-TTL:PT1H\r\n');
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="caete-programme.ics"');
});
