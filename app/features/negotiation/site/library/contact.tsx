import { useLingui } from '@lingui/react/macro';
import { memberOrLogin, withinLimit } from '#features/accounts/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import { Facts } from '#ui/facts.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { fullContact } from '../../library/present.ts';
import { readProject } from '../../library/queries.server.ts';
import { negotiationLimits } from '../../limits.server.ts';
import { projectHref, readProjectId } from '../../negotiation.ts';
import type { Route } from './+types/contact.ts';

export const headers = personalHeaders;

/** @throws the login, 404 for a project that not everybody may see, 429 for whoever has looked at very many */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const id = readProjectId(params.id);
  const row = id === undefined ? undefined : await readProject(site.db, id, site.locale);
  if (!row) throw new Refusal(404);
  const permit = await withinLimit(site, negotiationLimits.contact, `member ${member.id}`);
  if (!permit.allowed) throw new Refusal(429, { retryAfter: permit.retryAfter });
  return { id: row.id, name: row.name, lang: row.lang, ...fullContact(row, site.locale, site.settings) };
}

/** How the owner of a project is reached, in full: for members. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id, name, lang, contactPerson, phone, contact } = loaderData;
  const foreign = useForeign(lang);
  return (
    <AccountPage part="collection" title={t`Contact details of project no. ${id}`}>
      <p lang={foreign}>{name}</p>
      {contact === '' && phone === '' ? (
        <p>{t`The owner of this project can no longer be reached.`}</p>
      ) : (
        <Facts
          facts={[
            { name: t`Contact person`, value: contactPerson, lang: foreign },
            { name: t`Phone`, value: phone && <a href={`tel:${phone}`}>{phone}</a> },
            { name: t`E-mail`, value: contact && <a href={`mailto:${contact}`}>{contact}</a> },
          ]}
        />
      )}
      <SiteLink to={projectHref(id)}>{t`Back to the project`}</SiteLink>
    </AccountPage>
  );
}
