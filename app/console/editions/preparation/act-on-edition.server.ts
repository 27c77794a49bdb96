import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import type { Staff } from '#features/staff/index.server.ts';
import { momentOfVenue } from '#platform/clock/clock.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/i18n/locale.ts';
import { formatDay } from '#ui/dates/dates.ts';
import { mayTakeOver } from '../../policy/edition-policy.server.ts';
import { previewPath } from '../../preview/preview-address.ts';
import { makeLink, revokeLink } from '../../preview/preview-links.server.ts';
import { type EditionDeed, editionPath, editionsPath } from '../edition-address.ts';
import type { StaffEdition } from '../staff-editions.server.ts';
import { cancelTakeover, planTakeover, type TakeoverPlanned } from '../takeover/plan-takeover.server.ts';
import { type GivenUp, giveUpEdition } from './give-up-edition.server.ts';

/** What the page of an edition says after a form that did not lead on. */
export interface EditionAnswer {
  /** The moment that was typed. */
  takesOverAt?: string;
  /** By the names of controls; `main` is about the whole. */
  errors?: Record<string, string>;
  /** A preview that was just made: its address, shown once, whole and without host, and its language. */
  link?: { address: string; path: string; locale: Locale };
}

const names = ['act', 'takesOverAt', 'was', 'locale', 'link'] as const;
type Typed = Record<(typeof names)[number], string>;

type Doing = { site: SiteContext; staff: Staff; edition: StaffEdition; typed: Typed };

/** Does with an edition what the pressed button says. @throws 403; 400 for a button that there is not */
export async function actOnEdition(request: Request, site: SiteContext, staff: Staff, edition: StaffEdition) {
  const typed = fieldsIn(await formOf(request), names, 100);
  const doing = { site, staff, edition, typed };
  switch (typed.act) {
    case 'plan':
      return plan(doing);
    case 'cancel':
      return planned(doing, await cancelTakeover(site, staff, { edition: edition.number, was: readWas(typed) }));
    case 'preview':
      return preview(doing);
    case 'revoke':
      return revoke(doing);
    case 'give-up':
      return giveUp(doing);
    default:
      throw new Refusal(400);
  }
}

const readWas = ({ was }: Typed): Date | null => momentOfVenue(was) ?? null;

function refused({ site, typed }: Doing, field: string, words: MessageDescriptor, status: 409 | 422) {
  const answer: EditionAnswer = { takesOverAt: typed.takesOverAt, errors: { [field]: i18nFor(site.locale)._(words) } };
  return data(answer, { status });
}

async function plan(doing: Doing) {
  const { site, staff, edition, typed } = doing;
  const at = momentOfVenue(typed.takesOverAt);
  if (!at) return refused(doing, 'takesOverAt', msg`Enter a date and a time.`, 422);
  return planned(doing, await planTakeover(site, staff, { edition: edition.number, at, was: readWas(typed) }));
}

function planned(doing: Doing, answer: TakeoverPlanned) {
  const { site, edition } = doing;
  const leadOn = (deed: EditionDeed) => seeOther(site, editionPath(edition.number, deed));
  switch (answer.outcome) {
    case 'planned':
    case 'cancelled':
    case 'same':
      return leadOn(answer.outcome);
    case 'soon':
      return refused(doing, 'takesOverAt', soon, 422);
    case 'running': {
      const day = formatDay(answer.until, site.locale);
      const words = msg`The current edition runs until ${day}. Choose a time after that day.`;
      return refused(doing, 'takesOverAt', words, 422);
    }
    case 'other': {
      const { edition: number } = answer;
      return refused(doing, 'main', msg`Edition ${number} is already planned to take over. Cancel that first.`, 409);
    }
    default:
      return refused(doing, 'main', why[answer.outcome], 409);
  }
}

const soon = msg`Choose a time at least five minutes from now, so that the whole site knows of it beforehand.`;

const why = {
  changed: msg`Someone has changed this since you opened it. Check what is there now, then try again.`,
  over: msg`The site has moved on to this edition already.`,
  unready: msg`Nothing of this edition is published in any language yet. Publish at least one text first: visitors see it only once the edition takes over.`,
};

/** Makes a link that shows the site in a language as it will be. */
async function preview({ site, staff, edition, typed }: Doing) {
  if (!mayTakeOver(staff)) throw new Refusal(403);
  if (!edition.isComing || edition.thingId === undefined) throw new Refusal(409);
  const locale = isLocale(typed.locale) ? typed.locale : defaultLocale;
  const asked = { kind: 'edition', thingId: edition.thingId, thread: locale, number: null, takesOver: true };
  const token = await makeLink(site, staff, asked);
  const path = previewPath(token);
  const answer: EditionAnswer = { link: { address: `${site.settings.SITE_URL}${path}`, path, locale } };
  return data(answer);
}

async function revoke({ site, staff, edition, typed }: Doing) {
  if (edition.thingId === undefined) throw new Refusal(404);
  await revokeLink(site, staff, { kind: 'edition', thingId: edition.thingId, id: typed.link });
  return seeOther(site, editionPath(edition.number, 'revoked'));
}

async function giveUp(doing: Doing) {
  const { site, staff, edition } = doing;
  const { outcome } = await giveUpEdition(site, staff, edition.number);
  return outcome === 'given' ? seeOther(site, editionsPath('given')) : refused(doing, 'main', notGiven[outcome], 409);
}

const notGiven: Record<Exclude<GivenUp['outcome'], 'given'>, MessageDescriptor> = {
  over: why.over,
  planned: msg`This edition is planned to take over. Cancel that first.`,
  written: msg`A text of this edition is published. Withdraw it first, under Content.`,
  named: msg`Something that is published names this edition: an event, an exhibitor or a partner. Change or withdraw it first.`,
};
