import { useLingui } from '@lingui/react/macro';
import { memberOrLogin } from '#features/accounts/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import { reservationsOfMember } from '../../holder/of-member.server.ts';
import { ownRows } from '../../holder/own-rows.ts';
import css from '../../ui/own-list.module.css';
import { OwnList } from '../../ui/own-list.tsx';
import type { Route } from './+types/of-member.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { id } = await memberOrLogin(request, site);
  const { views, waiting } = await reservationsOfMember(site, id);
  return { reservations: ownRows(views), waiting };
}

/** A member's reservations: those made with a phone or e-mail that they log in with. */
export default function ReservationsOfMember({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { reservations, waiting } = loaderData;
  return (
    <AccountPage part="reservations" title={t`My reservations`}>
      <p>
        {reservations.length + waiting.length === 0
          ? t`Nothing is reserved with the phone numbers or e-mail addresses in your account.`
          : t`Reservations made with the phone numbers and e-mail addresses in your account. You can choose another day or cancel here.`}
      </p>
      <OwnList reservations={reservations} waiting={waiting} />
      <p className={css.ways}>
        <SiteLink to="/reservation/">{t`Reserve a visit`}</SiteLink>
        <SiteLink to="/account/security">{t`Reserved with another phone number or e-mail address? Add it to your account`}</SiteLink>
      </p>
    </AccountPage>
  );
}
