import { readAbout } from '#features/about/index.server.ts';
import { AboutPage } from '#features/about/ui/about-page.tsx';
import { readBoard } from '#features/messages/index.server.ts';
import { Board } from '#features/messages/ui/board.tsx';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import type { Route } from './+types/about.ts';

export const handle = { section: 'about' } satisfies PageHandle;

/** @throws 404 for a page, a filter or a page of a list that does not exist */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'about');
  const query = new URL(request.url).searchParams;
  const page = await readAbout(site, query);
  if (page.cursor !== 'message') return { page, board: undefined };
  site.tags.add('messages');
  const board = await readBoard(site, query);
  if (!board) throw new Refusal(404);
  return { page, board: { ...board, messages: sentOnce(site, board.messages) } };
}

/** The section About us; its message board shows what visitors wrote, which is a feature of its own. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { page, board } = loaderData;
  return <AboutPage page={page} board={board && { page: board.page, messages: <Board board={board} /> }} />;
}
