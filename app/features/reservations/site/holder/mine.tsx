import { useLingui } from '@lingui/react/macro';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { readHolder } from '../../holder/holder-cookie.server.ts';
import { ownRows } from '../../holder/own-rows.ts';
import { reservationsOf } from '../../holder/queries.server.ts';
import css from '../../ui/own-list.module.css';
import { OwnList } from '../../ui/own-list.tsx';
import { StepPage } from '../../ui/step-page.tsx';
import { forgetTickets } from '../../ui/ticket-on-device.tsx';
import { waitingOf } from '../../waiting-list/waiting.server.ts';
import type { Route } from './+types/mine.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { db, settings, clock } = site;
  const { ids, proof } = await readHolder(request, site);
  if (!proof && ids.length === 0) throw seeOther(site, '/reservation/find');
  const views = await reservationsOf(db, settings, clock.now(), { to: proof?.to, ids });
  const waiting = proof ? await waitingOf(site, proof.to) : [];
  return { reservations: ownRows(views), waiting, proven: proof !== undefined };
}

/** One's reservations and places on waiting lists, with what can be done. */
export default function MinePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { reservations, waiting, proven } = loaderData;
  return (
    <StepPage title={t`My reservations`}>
      {reservations.length + waiting.length === 0 && (
        <p>{t`No reservation found for this phone number or e-mail address. Did you use another one?`}</p>
      )}
      <OwnList reservations={reservations} waiting={waiting} />
      <p className={css.ways}>
        <SiteLink to="/reservation/">{t`Reserve a visit`}</SiteLink>
        <SiteLink to="/reservation/find">
          {proven
            ? t`Search with another phone number or e-mail address`
            : t`Search with your phone number or e-mail address`}
        </SiteLink>
      </p>
      <PostForm action="/reservation/forget" onSubmit={forgetTickets}>
        <button type="submit" className={button.quiet}>{t`Not my device: clear all of this`}</button>
      </PostForm>
    </StepPage>
  );
}
