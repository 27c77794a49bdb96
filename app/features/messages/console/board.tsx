import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { List } from '#ui/console/list/list.tsx';
import { ListFoot } from '#ui/console/list/list-foot.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { messagesOnBoard } from '../review/on-board.server.ts';
import type { Route } from './+types/board.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'moderate');
  const before = Number(new URL(request.url).searchParams.get('before'));
  return messagesOnBoard(site, Number.isSafeInteger(before) && before > 0 ? before : undefined);
}

/** What stands on the board: from here an answer is changed, or a message taken off. */
export default function BoardListPage({ loaderData: { messages, older } }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const languages = useLanguageNames();
  const title = t`On the board`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} above={<a href={localHref(locale, '/console/inbox/')}>{t`Inbox`}</a>} />
      <List
        caption={t`Messages on the board, latest first`}
        columns={[{ name: t`Message` }, { name: t`Answer`, width: 'words' }, { name: t`Date`, width: 'date' }]}
      >
        {messages.map(({ id, title, lang, identity, answered, at }) => (
          <Row key={id}>
            <TitleCell title={title} lang={lang} to={`/console/inbox/messages/${id}`} under={identity} />
            <Cell>
              {answered
                .filter(isLocale)
                .map((each) => languages[each])
                .join(', ') || '–'}
            </Cell>
            <Cell>
              <DateText iso={at} />
            </Cell>
          </Row>
        ))}
      </List>
      {older !== undefined && <ListFoot older={{ to: `/console/inbox/messages?before=${older}` }} />}
    </>
  );
}
