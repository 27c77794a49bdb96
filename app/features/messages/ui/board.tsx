import { useLingui } from '@lingui/react/macro';
import { Part } from '#shell/part.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import { boardHref, type ShownBoard, writeHref } from '../messages.ts';
import css from './board.module.css';
import { Message } from './message.tsx';

/** A page of the message board: what visitors wrote, the latest first, with the organiser's answers. */
export function Board({ board: { messages, page, pages } }: { board: ShownBoard }) {
  const { t } = useLingui();
  return (
    <Part id="messages" title={t`Messages from visitors`} more={{ to: writeHref, label: t`Write a message` }}>
      <div className={css.board}>
        <AsSent of={messages} name="board">
          {(shown) => (
            <>
              {shown.length === 0 && <p>{t`No messages yet. Be the first to write.`}</p>}
              {shown.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </>
          )}
        </AsSent>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${boardHref(number)}#messages`}
          label={t`Pages: messages`}
        />
      </div>
    </Part>
  );
}
