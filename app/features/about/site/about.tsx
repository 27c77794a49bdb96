import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { siteOf } from '#platform/http/site-context.ts';
import type { PageHandle } from '#site/page-handle.ts';
import { type Cursor, readCursor, twins } from '../about.ts';
import { readPart } from '../part.server.ts';
import { ContactPart } from './contact-part.tsx';
import { DownloadPart } from './download-part.tsx';
import { IntroductionPart } from './introduction-part.tsx';
import { MessagePart } from './message-part.tsx';
import { OrganisationPart } from './organisation-part.tsx';
import { PreviousPart } from './previous-part.tsx';

export const handle = { section: 'about' } satisfies PageHandle;

/** @throws 404 for a part, a filter or a page of files that does not exist */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteOf(context, 'about');
  const query = new URL(request.url).searchParams;
  const cursor = cursorOf(site.path, query);
  const part = cursor && (await readPart(site, cursor, query));
  if (!part) throw data(null, { status: 404 });
  return part;
}

/** The part that an address asks for: by its cursor below `/about/`, else by the address itself. */
function cursorOf(path: string, query: URLSearchParams): Cursor | undefined {
  const [, , twin = ''] = path.split('/');
  return twin === '' ? readCursor(query.get('cursor')) : twins[twin];
}

/** The section About us: one of its parts. */
export default function AboutPage() {
  const part = useLoaderData<typeof loader>();
  switch (part.cursor) {
    case 'introduction':
      return <IntroductionPart {...part} />;
    case 'organisation':
      return <OrganisationPart {...part} />;
    case 'contact':
      return <ContactPart {...part} />;
    case 'message':
      return <MessagePart {...part} />;
    case 'previous':
      return <PreviousPart {...part} />;
    case 'download':
      return <DownloadPart {...part} />;
  }
}
