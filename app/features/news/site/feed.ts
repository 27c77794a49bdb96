import { msg } from '@lingui/core/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { writeFeed } from '../feed.ts';
import { latestArticles } from '../queries.server.ts';
import type { Route } from './+types/feed.ts';

const newest = 30;

/** The news' feed of a language, RSS 2.0. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, locale, clock, settings } = siteOf(context, 'news');
  const i18n = i18nFor(locale);
  const feed = writeFeed({
    origin: settings.SITE_URL,
    locale,
    title: i18n._(msg`News from the China-Africa Economic and Trade Expo`),
    description: i18n._(
      msg`Announcements, reports from the halls, trade insight, photos and videos from the China-Africa Economic and Trade Expo.`,
    ),
    articles: await latestArticles(db, { locale, now: clock.now(), limit: newest }),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
