import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { isThrifty } from '#platform/client/connection.ts';
import { whenIdle } from '#platform/client/when-idle.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import latinFace from './faces/latin.woff2?url';
import rareFace from './faces/latin-rare.woff2?url';
import { headlinesPath } from './headline-address.ts';
import { seldom } from './seldom.ts';

/** As the stacks of `tokens.css` have them. */
const family = 'Headline';
const rareFamily = 'Headline-Rare';
const weight = '600';

/** A device with one of these needs no Chinese face of ours. */
const chineseSerifs = [
  'STSongti-SC-Bold',
  'NotoSerifSC-SemiBold',
  'NotoSerifCJKsc-SemiBold',
  'SourceHanSerifSC-SemiBold',
];

/** The faces that are here, by their families; in Chinese it is that of one page. */
const here = new Map<string, FontFace>();

/**
 * Brings the face of headlines once a page is awake and idle, never where data is saved. It takes the place of the device's own
 * where nothing moves by that, else as the next page is shown (docs/decisions/0093-headlines-have-a-face.md).
 */
export function HeadlineFace() {
  const { pathname, search } = useLocation();
  const isChinese = useLocale().startsWith('zh');
  const address = pathname + search;
  useLayoutEffect(() => {
    if (!address) return;
    if (isChinese) putAway();
    else for (const face of here.values()) document.fonts.add(face);
  }, [isChinese, address]);
  useEffect(() => {
    if (isThrifty() || !address) return;
    const shown = new AbortController();
    whenIdle(() => void (isChinese ? bringChinese : bringLatin)(shown.signal));
    return () => shown.abort();
  }, [isChinese, address]);
  return null;
}

/** @param shown ends as another page is shown */
async function bringLatin(shown: AbortSignal): Promise<void> {
  await bring(family, latinFace);
  const headlines = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  const rare = headlines.filter(({ textContent }) => seldom.test(textContent));
  if (rare.length > 0 && !shown.aborted) whenNear(rare, shown, () => void bring(rareFamily, rareFace));
}

/** Does something, once, as the first of several elements is half a window from view. */
function whenNear(elements: Element[], shown: AbortSignal, task: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: '50% 0px' },
  );
  for (const element of elements) observer.observe(element);
  shown.addEventListener('abort', () => observer.disconnect());
}

async function bring(name: string, url: string): Promise<void> {
  if (here.has(name)) return;
  const face = await loaded(`url(${url})`, name);
  if (!face || here.has(name)) return;
  here.set(name, face);
  takeOnUnlessItMoves(face);
}

/** @param shown ends as another page is shown */
async function bringChinese(shown: AbortSignal): Promise<void> {
  if (await loaded(chineseSerifs.map((name) => `local("${name}")`).join())) return;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const face = canonical && (await loaded(`url("${headlinesPath(new URL(canonical))}")`));
  if (!face || shown.aborted) return;
  putAway();
  here.set(family, face);
  takeOnUnlessItMoves(face);
}

/** @returns undefined where there is none, or it is not to be had now: headlines keep the device's own */
async function loaded(source: string, name = family): Promise<FontFace | undefined> {
  try {
    return await new FontFace(name, source, { weight }).load();
  } catch {
    return undefined;
  }
}

function putAway(): void {
  for (const face of here.values()) document.fonts.delete(face);
  here.clear();
}

/** Lines that break elsewhere would move the page under the reader's eyes; what lies below the window may. */
function takeOnUnlessItMoves(face: FontFace): void {
  const before = placesInView();
  document.fonts.add(face);
  if (placesInView() !== before) document.fonts.delete(face);
}

function placesInView(): string {
  return [...document.querySelectorAll('body :is(h1, h2, h3, h4, p, ul, dl, dt, figure)')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)
    .join();
}
