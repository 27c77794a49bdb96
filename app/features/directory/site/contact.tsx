import { useLingui } from '@lingui/react/macro';
import { data, useActionData, useLoaderData } from 'react-router';
import { type CaptchaProblem, newCaptcha } from '#features/accounts/index.server.ts';
import { CaptchaField } from '#features/accounts/ui/captcha-field.tsx';
import { captchaMessages } from '#features/accounts/ui/captcha-messages.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import button from '#ui/button.module.css';
import { Facts } from '#ui/facts.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { companyHref, contactHref } from '../directory.ts';
import { companiesHref } from '../list-filters.ts';
import { contactsOf } from '../queries.server.ts';
import { revealContacts } from '../reveal-contacts.server.ts';
import type { Route } from './+types/contact.ts';
import { ledOn } from './company-page.server.ts';
import css from './contact.module.css';
import { answerOf, companyAsked } from './contact-request.ts';

export const handle = { section: 'exhibition' } satisfies PageHandle;

/** Says when to ask again, where that is to be said. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? loaderHeaders;
}

/** @throws 404 for a company that does not exist; 301 where it has become another one */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const asked = companyAsked(request.url);
  if (!asked) throw new Refusal(404);
  const company = await contactsOf(site.db, { ...asked, locale: site.locale });
  if (!company) throw await ledOn(site, asked, (id) => contactHref(asked.kind, id));
  const { name, lang } = company;
  return { ...asked, name, lang, captcha: await newCaptcha(site) };
}

/** @throws 404 for a company that does not exist */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = companyAsked(request.url);
  if (!asked) throw new Refusal(404);
  const revelation = await revealContacts(siteOf(context), { ...asked, ...answerOf(await formOf(request)) });
  switch (revelation.outcome) {
    case 'revealed':
      return { contacts: revelation.contacts };
    case 'missing':
      throw new Refusal(404);
    case 'no-person':
      return data({ problem: revelation.problem, level: revelation.work }, { status: 422 });
  }
}

/** How a company is reached, in full, for a person who asks: a graphic code first, then phone and mail. Nothing is kept. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { kind, id, name, lang } = loaderData;
  const answer = useActionData<typeof action>();
  const foreign = useForeign(lang);
  const list = kind === 'buyer' ? t`Buyers` : t`Exhibitors`;
  const trail = [
    { title: list, to: companiesHref(kind) },
    { title: name, to: companyHref(kind, id) },
  ];
  const title = t`Contact details of ${name}`;
  return (
    <>
      <PageHead title={title} unlisted />
      <Banner section="exhibition" />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <h1>
          <TitleWords>{title}</TitleWords>
        </h1>
        {answer && 'contacts' in answer ? (
          <>
            <Facts
              facts={[
                { name: t`Contact desk`, value: answer.contacts.contact, lang: foreign },
                {
                  name: t`Phone`,
                  value: <a href={`tel:${answer.contacts.phone.replaceAll(' ', '')}`}>{answer.contacts.phone}</a>,
                },
                {
                  name: t`E-mail address`,
                  value: <a href={`mailto:${answer.contacts.mail}`}>{answer.contacts.mail}</a>,
                },
              ]}
            />
            <p>{t`Mention that you found the company in the expo’s directory.`}</p>
          </>
        ) : (
          <AskForm {...answer} />
        )}
        <SiteLink to={companyHref(kind, id)} className={css.back}>
          <span aria-hidden="true">←</span> {t`Back to the company`}
        </SiteLink>
      </div>
    </>
  );
}

function AskForm({ problem, level = 0 }: { problem?: CaptchaProblem; level?: number }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { kind, id, captcha } = useLoaderData<typeof loader>();
  return (
    <form method="post" action={localHref(locale, contactHref(kind, id))} className={css.form}>
      <p>{t`To keep bots out, phone and e-mail are shown after a quick check. Type the digits in the image, or listen to them.`}</p>
      <CaptchaField captcha={captcha} level={level} error={problem && i18n._(captchaMessages[problem])} />
      <button type="submit" className={button.primary}>{t`Show contact details`}</button>
    </form>
  );
}
