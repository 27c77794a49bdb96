import { useLingui } from '@lingui/react/macro';
import { venueIso } from '#platform/clock/clock.ts';
import { readBeside } from '#platform/feature/inbox-line.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { PageHead } from '#shell/page-head.tsx';
import { DecideDesk } from '#ui/console/inbox/decide-desk.tsx';
import { DecidedNote, NotTaken } from '#ui/console/inbox/decided.tsx';
import { Item } from '#ui/console/inbox/item.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { identityWords } from '../message-words.server.ts';
import { answerMost, reasonMost } from '../messages.ts';
import { messagesQueue } from '../review/inbox-queue.server.ts';
import type { Route } from './+types/message.ts';
import { decideMessage, messageOf } from './decide-message.server.ts';
import { MessageDecision } from './message-decision.tsx';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { message } = await messageOf(request, site, params.id);
  const { since, ...shown } = message;
  const here = message.status === 'waiting' ? message : undefined;
  const identity = i18nFor(site.locale)._(identityWords[message.identity]);
  return {
    message: { ...shown, identity, at: venueIso(since) },
    most: { answer: answerMost, reason: reasonMost },
    beside: await readBeside(site, messagesQueue, here),
  };
}

export function action({ context, request, params }: Route.ActionArgs) {
  return decideMessage(request, siteOf(context), params.id);
}

/** A message of the board, as staff reads it and decides. */
export default function InboxMessagePage({ loaderData: { message, most, beside } }: Route.ComponentProps) {
  const { t } = useLingui();
  const language = useLanguageNames()[message.lang];
  const answer = useAnswer<typeof action>();
  const { id, title, lang, content, identity, at, decision } = message;
  const typed = answer?.typed ?? { answer: inEach((locale) => message.answers[locale] ?? ''), refusal: '', reason: '' };
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  const wrong = wrongOf(errors);
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <DecideDesk beside={beside}>
        <Item
          title={title}
          lang={lang}
          above={
            <>
              {identity} · <DateText iso={at} time /> · {t`Written in ${language}`}
            </>
          }
        >
          {answer?.notTaken && <NotTaken why={answer.notTaken} />}
          {decision && <DecidedNote decision={decision} />}
          <ErrorSummary wrong={wrong} />
          <Paragraphs paragraphs={paragraphsOf(content)} lang={lang} dir="auto" />
        </Item>
        <MessageDecision
          key={`${id} ${message.version}`}
          message={message}
          most={most}
          typed={typed}
          errors={errors}
          revealed={answer?.contact}
          wait={answer?.wait ?? 0}
        />
      </DecideDesk>
    </>
  );
}
