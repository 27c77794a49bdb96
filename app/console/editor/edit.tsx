import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { useAnswer } from '#ui/form/use-answer.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { ownMark } from '../form/typed.ts';
import type { Route } from './+types/edit.ts';
import { deeds } from './answer.ts';
import { EditorFace } from './editor-face.tsx';
import { editorPage, type Opened, openThing, partAsked } from './editor-page.server.ts';
import { keptOfStaff, whoSends } from './keeping-page.server.ts';
import { takeForm } from './take-form.server.ts';

export const headers = personalHeaders;

/** `?done=` stands there after something was done, `?made` after the thing was made. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const opened = await open(site, params, request);
  const kept = (await keptOfStaff(request, site, staff))?.fields;
  const query = new URL(request.url).searchParams;
  const typed = kept && [...kept].filter(([name]) => !name.startsWith(ownMark));
  return {
    ...(await editorPage(site, staff, opened, typed)),
    kept: kept && { base: Number(kept.get('_base')) || 0 },
    done: deeds.find((deed) => deed === query.get('done')),
    made: query.has('made'),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const staff = await whoSends(request, site);
  return takeForm(request, site, staff, await open(site, params, request));
}

/** The part of a thing that an address names; of one that is to be made where it names none. */
async function open(site: SiteContext, params: { kind: string; id?: string }, request: Request): Promise<Opened> {
  const kind = kindOrRefuse(params.kind);
  const thing = await openThing(site, kind, params.id === 'new' ? undefined : params.id);
  return { kind, thing, thread: partAsked(kind, new URL(request.url).searchParams, site.locale) };
}

/** A thing of a kind: one of its languages, or what all of them share; or one that is to be made. */
export default function EditPage({ loaderData }: Route.ComponentProps) {
  return <EditorFace {...loaderData} answer={useAnswer<typeof action>()} />;
}
