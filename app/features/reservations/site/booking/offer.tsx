import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { venueIso } from '#platform/clock/clock.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { formatMoment } from '#ui/dates/dates.ts';
import { PostForm } from '#ui/form/post-form.tsx';
import { readDay } from '../../days/days.server.ts';
import { writeDraft } from '../../draft/draft.server.ts';
import { type Draft, nextHref, waitlistHref } from '../../draft/draft.ts';
import { StepPage } from '../../ui/step-page.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import { partiesBefore } from '../../waiting-list/waiting.server.ts';
import { leaveWaitlist, readOffer } from '../../waiting-list/waiting-list.server.ts';
import type { Route } from './+types/offer.ts';
import { standingOf } from './step.server.ts';

export const headers = personalHeaders;

/** @throws 404 for a key that was not given out */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const entry = await readOffer(site, params.key);
  if (!entry) throw new Refusal(404);
  const { key, date, visitors, status, heldUntil } = entry;
  const ahead = status === 'waiting' ? await partiesBefore(site, key) : 0;
  const open = status === 'expired' && (await readDay(site.db, site.clock.now(), date)) !== undefined;
  return { key, date, visitors, status, ahead, open, until: heldUntil ? venueIso(heldUntil) : '' };
}

/**
 * Takes up the offer, or leaves the list. The link came by message: who has it reserves these places for that phone or
 * e-mail, and sees nothing else of it, for a link is soon passed on.
 */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const entry = await readOffer(site, params.key);
  if (!entry) throw new Refusal(404);
  const { key, date, visitors, to } = entry;
  const own = `/reservation/offer/${key}`;
  const { leave } = await fieldsOf(request, ['leave']);
  if (leave) {
    await leaveWaitlist(site, key);
    return seeOther(site, own);
  }
  if (entry.status !== 'offered') return seeOther(site, own);
  const { draft } = await standingOf(request, site);
  const { to: _asked, problem: _problem, ...rest } = draft;
  const taken = { offer: key, offered: visitors, offerTo: to };
  const next: Draft = { ...rest, errand: 'reserve', date, party: visitors, ...taken };
  return seeOther(site, nextHref(next, true), await writeDraft(request, site, next));
}

/** A party's entry of the waiting list: its place, or what is held for it. */
export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { key, date, visitors, status, ahead, open, until } = loaderData;
  const words = useDayWords();
  const day = words.date(date);
  const party = words.visitors(visitors);
  const time = until && formatMoment(until, locale);
  const titles = {
    waiting: t`You are on the waiting list`,
    offered: t`${plural(visitors, { one: '# place is held for you', other: '# places are held for you' })}`,
    taken: t`You have reserved these places`,
    left: t`You have left the waiting list`,
    expired: t`These places are no longer held for you`,
    closed: t`This day is closed to visitors`,
  };
  return (
    <StepPage title={titles[status]}>
      <p>
        <b>{day}</b> · {party}
      </p>
      {status === 'offered' && (
        <>
          <p>{t`Until ${time}, Beijing time. After that they go to the next group.`}</p>
          <PostForm action={`/reservation/offer/${key}`}>
            <button type="submit" className={button.primary}>{t`Reserve them`}</button>
          </PostForm>
        </>
      )}
      {status === 'waiting' && (
        <p>
          {t`${plural(ahead, {
            0: 'You are next in line. As soon as there are enough places for all of you, we will write to you and hold them for two hours.',
            one: '# group is ahead of you. As soon as there are enough places for all of you, we will write to you and hold them for two hours.',
            other:
              '# groups are ahead of you. As soon as there are enough places for all of you, we will write to you and hold them for two hours.',
          })}`}
        </p>
      )}
      {(status === 'waiting' || status === 'offered') && (
        <PostForm action={`/reservation/offer/${key}`}>
          <button type="submit" name="leave" value="yes" className={button.secondary}>
            {status === 'waiting' ? t`Leave the waiting list` : t`We don’t need them`}
          </button>
        </PostForm>
      )}
      {open && <SiteLink to={waitlistHref(date)}>{t`Join the waiting list for this day again`}</SiteLink>}
      {status === 'taken' && <SiteLink to="/reservation/mine">{t`My reservations`}</SiteLink>}
      <SiteLink to="/reservation/">{t`Back to the days`}</SiteLink>
    </StepPage>
  );
}
