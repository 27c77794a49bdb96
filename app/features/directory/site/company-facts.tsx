import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Facts } from '#ui/facts.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type Company, contactHref } from '../directory.ts';
import css from './company.module.css';

/** What is known of a company, and how it is reached: masked, with the way to the whole of it. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t, i18n } = useLingui();
  const { id, kind, name, website, founded, employees, country, countryName } = company;
  const lang = useForeign(company.lang);
  return (
    <aside className={css.aside} aria-label={t`Company facts and contact`}>
      <Stand company={company} />
      <Facts
        facts={[
          {
            name: t`Country or region`,
            value: country === 'CN' ? countryName : <SiteLink to={`/countries/${country}`}>{countryName}</SiteLink>,
          },
          { name: t`Industry`, value: company.industryName },
          { name: t`Products`, value: company.productClassification, lang },
          { name: t`Best known for`, value: company.productName, lang },
          { name: t`Founded`, value: founded },
          { name: t`Employees`, value: employees && writtenDecimal(String(employees), i18n.locale as Locale) },
        ]}
      />
      <section className={css.contact} aria-labelledby="contact">
        <h2 id="contact">{t`Contact details`}</h2>
        <Facts
          facts={[
            { name: t`Contact desk`, value: company.contact, lang },
            { name: t`Phone`, value: company.phone },
            { name: t`E-mail address`, value: company.mail },
            { name: t`Address`, value: company.address, lang },
            { name: t`Website`, value: website && <Website url={website} /> },
          ]}
        />
        <SiteLink to={contactHref(kind, id)} className={button.primary} rel="nofollow">
          {t`Show contact details in full`}
        </SiteLink>
        <p
          className={css.hint}
        >{t`To keep bots out, ${name}’s phone number and e-mail address are shown in full only after a quick check.`}</p>
      </section>
    </aside>
  );
}

/** Where an exhibitor stands, and the way there. */
function Stand({ company: { stands, hall } }: { company: Company }) {
  const { t } = useLingui();
  if (stands.length === 0) return null;
  return (
    <section className={css.stand} aria-labelledby="stand">
      <h2 id="stand">{t`Stand`}</h2>
      <ul role="list">
        {stands.map(({ code, href }) => (
          <li key={code}>
            <SiteLink to={href} aria-label={t`Stand ${code} on the plan`}>
              {code}
            </SiteLink>
          </li>
        ))}
      </ul>
      {hall && <SiteLink to={hall.href}>{hall.name}</SiteLink>}
    </section>
  );
}

function Website({ url }: { url: string }) {
  return (
    <a href={url} rel="noopener nofollow">
      {url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
    </a>
  );
}
