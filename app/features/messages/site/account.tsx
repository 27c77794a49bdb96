import { useLingui } from '@lingui/react/macro';
import { memberOrLogin } from '#features/accounts/index.server.ts';
import section from '#features/accounts/ui/account-section.module.css';
import { financeMessagesOf, type OwnFinanceMessage } from '#features/finance/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { writeHref } from '../messages.ts';
import { boardMessagesOf } from '../own-messages.server.ts';
import board from '../ui/board.module.css';
import { Message } from '../ui/message.tsx';
import { useMessageWords } from '../ui/use-message-words.ts';
import type { Route } from './+types/account.ts';
import css from './account.module.css';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { id } = await memberOrLogin(request, site);
  const [messages, toProviders] = await Promise.all([
    boardMessagesOf(site.db, id, site.locale),
    financeMessagesOf(site.db, site.settings, id, site.locale),
  ]);
  return { messages, toProviders };
}

/** What a member has written: on the board, with what became of it, and to providers of finance. */
export default function OwnMessagesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { messages, toProviders } = loaderData;
  const { statusNames } = useMessageWords();
  return (
    <AccountPage part="messages" title={t`My messages`}>
      <section className={section.section} aria-labelledby="board">
        <h2 id="board">{t`View on the message board`}</h2>
        {messages.length === 0 && <p>{t`You have not written on the message board yet.`}</p>}
        <div className={board.board}>
          {messages.map((message) => (
            <Message key={message.id} message={message} note={statusNames[message.status]} />
          ))}
        </div>
        <SiteLink to={writeHref} className={button.secondary}>{t`Write a message`}</SiteLink>
      </section>
      <section className={section.section} aria-labelledby="finance">
        <h2 id="finance">{t`To finance providers`}</h2>
        {toProviders.length === 0 && <p>{t`You have not written to a provider yet.`}</p>}
        <div className={board.board}>
          {toProviders.map((message) => (
            <ToProvider key={message.id} message={message} />
          ))}
        </div>
        <SiteLink to="/finance/providers" className={button.secondary}>{t`All providers`}</SiteLink>
      </section>
    </AccountPage>
  );
}

function ToProvider({ message: { at, provider, lang, href, content } }: { message: OwnFinanceMessage }) {
  return (
    <article className={board.message}>
      <p className={board.meta}>
        <DateText iso={at} time />
      </p>
      <h3 lang={useForeign(lang)}>
        {href === undefined ? (
          provider
        ) : (
          <SiteLink to={href}>
            <TitleWords>{provider}</TitleWords>
          </SiteLink>
        )}
      </h3>
      <p className={css.content} dir="auto">
        {content}
      </p>
    </article>
  );
}
