// Keeps the public pages that were read on this device, for when the network is gone: no script, nothing personal, no
// call; the network is asked first. How to be rid of it: docs/decisions/0018-what-was-read-is-kept.md. And tickets, which
// say themselves until when: docs/decisions/0026-a-ticket-is-a-link.md.
const pages = 'pages-1';
const pictures = 'pictures-1';
const faces = 'faces-1';
const tickets = 'tickets-1';
const most = { pages: 40, tickets: 30, pictures: 60, pageBytes: 250_000, pictureBytes: 120_000, wait: 5000, again: 60_000 };
const personal = /^(\/[a-z]{2}-[A-Z]{2})?\/(account|console|login|reservation|language|api|offline)(\/|$)/;
const ticket = /^(\/[a-z]{2}-[A-Z]{2})?\/reservation\/tickets?\/[\w-]+$/;
const keptAt = new Map();

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), dropOld(), dropTickets()])));
addEventListener('message', (event) => event.waitUntil(readSoftly(event.data.read)));
addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(page(event, url.split('#')[0]));
  else if (destination === 'image') event.respondWith(picture(event, url));
});

async function dropOld() {
  const old = (await caches.keys()).filter((name) => ![pages, pictures, faces, tickets].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(event, url) {
  const fresh = fetch(event.request);
  if (isFace(url)) return fresh.then(withList(url), () => face(url));
  const { pathname } = new URL(url);
  if (personal.test(pathname) && !ticket.test(pathname)) return fresh.catch(() => face(url));
  // What is sent on is copied before anybody reads it.
  const both = fresh.then((answer) => [answer, answer.clone()]);
  event.waitUntil(both.then(([, copy]) => keepPage(url, copy)).catch(() => {}));
  try {
    return (await Promise.race([both, late()]))[0];
  } catch {
    const kept = await (await caches.open(ticket.test(pathname) ? tickets : pages)).match(plain(url));
    return kept ?? fresh.catch(() => face(url));
  }
}

const late = () => new Promise((_, reject) => setTimeout(reject, most.wait));

/** A page that the router showed without asking for the document. */
async function readSoftly(url) {
  const { pathname } = new URL(url);
  if (ticket.test(pathname)) return fetch(url).then((answer) => keepTicket(url, answer), () => {});
  if (personal.test(pathname) || Date.now() - keptAt.get(url) < most.again) return;
  await fetch(url).then((answer) => answer.redirected || keepPage(url, answer), () => {});
}

async function keepPage(url, answer) {
  if (ticket.test(new URL(url).pathname)) return keepTicket(url, answer);
  const type = answer.headers.get('content-type') ?? '';
  const personal = /private|no-store/.test(answer.headers.get('cache-control'));
  if (answer.status !== 200 || personal || !type.startsWith('text/html')) return;
  keptAt.set(url, Date.now());
  await keep(pages, url, answer, most.pages, most.pageBytes);
  await keepFace(url);
}

async function keepFace(url) {
  const address = faceOf(url);
  if (keptAt.has(address)) return;
  keptAt.set(address, Date.now());
  await fetch(address).then((answer) => answer.ok && keep(faces, address, answer, 3, most.pageBytes));
}

/** A ticket says itself until which day it may be kept; one that is gone is forgotten. */
async function keepTicket(url, answer) {
  const cache = await caches.open(tickets);
  if (answer.status === 404) await cache.delete(plain(url));
  if (answer.status !== 200 || answer.redirected || !answer.headers.get('keep-on-device')) return;
  await keep(tickets, plain(url), answer, most.tickets, most.pageBytes);
  await keepFace(url);
  await dropTickets();
}

async function dropTickets() {
  const cache = await caches.open(tickets);
  const today = new Date().toISOString().slice(0, 10);
  for (const one of await cache.keys()) {
    const until = (await cache.match(one)).headers.get('keep-on-device');
    if (!(until >= today)) await cache.delete(one);
  }
}

/** A ticket is the same with a notice in its query or without. */
const plain = (url) => (ticket.test(new URL(url).pathname) ? url.split('?')[0] : url);

async function picture(event, url) {
  const cache = await caches.open(pictures);
  const answer = await fetch(event.request).catch(() => cache.match(url));
  if (answer?.status === 200 && !(await cache.match(url)))
    event.waitUntil(keep(pictures, url, answer.clone(), most.pictures, most.pictureBytes));
  return answer ?? Response.error();
}

/** Keeps an answer as the last of its kind; the first ones go. */
async function keep(name, url, answer, most, mostBytes) {
  const body = await answer.blob();
  if (body.size > mostBytes) return;
  const cache = await caches.open(name);
  await cache.delete(url);
  await cache.put(url, new Response(body, { headers: headersOf(answer) }));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
}

/** The body is no longer compressed. */
function headersOf(answer) {
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}

const languageOf = (url) => /^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/.exec(new URL(url).pathname)?.[0] ?? '';
const faceOf = (url) => `${location.origin}${languageOf(url)}/offline`;
const isFace = (url) => /\/offline\/?$/.test(new URL(url).pathname);

async function face(url) {
  const kept = await (await caches.open(faces)).match(faceOf(url));
  return kept ? withList(url)(kept) : Response.error();
}

const keysOf = async (name) => (await (await caches.open(name)).keys()).reverse();

/** Writes tickets, then what was read in the page's language, into its list. The page stays asleep: its address may be another's. */
const withList = (url) => async (answer) => {
  const read = [...(await keysOf(tickets)), ...(await keysOf(pages))];
  const items = await Promise.all(
    read.filter((one) => languageOf(one.url) === languageOf(url)).map(async (one) => {
      const [, title] = /<title[^>]*>([^<]*)/.exec(await (await caches.match(one)).text()) ?? [];
      const { pathname, search } = new URL(one.url);
      return `<li><a href="${pathname}${search.replaceAll('&', '&amp;')}">${title?.split(' · ')[0]}</a></li>`;
    }),
  );
  const html = (await answer.text())
    .replace(/(<ul[^>]*id="read"[^>]*>)(?=<\/ul>)/, (list) => list + items.join(''))
    .replace('type="text/x-module"', 'type="text/x-asleep"');
  return new Response(html, { status: answer.status, headers: headersOf(answer) });
};
