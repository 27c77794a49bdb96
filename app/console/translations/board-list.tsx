import { Plural, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { locales, nameAlone } from '#platform/i18n/locale.ts';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { List } from '#ui/console/list/list.tsx';
import { ListFoot } from '#ui/console/list/list-foot.tsx';
import { usePicked } from '#ui/console/list/pick.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import css from './board.module.css';
import { boardHref } from './board-view.ts';
import { GiveBar } from './give-bar.tsx';
import { LanguageCell } from './language-cell.tsx';
import { SeenCell } from './seen-cell.tsx';
import type { showBoard } from './show-board.server.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useForeignLanguage } from './use-foreign-language.ts';

/** Things with their languages, and what can be done with those that are picked. */
export function BoardList(board: Awaited<ReturnType<typeof showBoard>>) {
  const { t } = useLingui();
  const { view, things, after, isLater, mayGive, today } = board;
  const languages = useLanguageNames();
  const foreign = useForeignLanguage();
  const box = useRef<HTMLDivElement>(null);
  const picked = usePicked(box, 'thing');
  useBoardKeys(mayGive);
  const list = (
    <div ref={box} className={css.board}>
      <List
        caption={t`Items and their languages`}
        pick={mayGive ? 'thing' : undefined}
        columns={[
          { name: t`Content` },
          ...locales.map((locale) => ({ name: nameAlone(locale), lang: locale })),
          { name: t`What readers of ${languages[view.reader]} see now` },
        ]}
      >
        {things.map(({ id, kind, one, title, lang, source, reads, cells, seen }) => (
          <Row key={id}>
            <TitleCell
              title={title || `${one} ${id}`}
              lang={foreign(lang)}
              to={`/console/content/${kind}/${id}/`}
              under={view.order === 'read' ? <ReadAs one={one} reads={reads} /> : one}
              wraps
              pick={mayGive ? { name: 'thing', value: String(id) } : undefined}
            />
            {locales.map((locale) => (
              <Cell key={locale}>
                <LanguageCell {...{ locale, source, today }} thing={{ kind, id }} cell={cells[locale]} />
              </Cell>
            ))}
            <Cell ownLine>
              <SeenCell seen={seen} reader={view.reader} />
            </Cell>
          </Row>
        ))}
      </List>
      {mayGive && <GiveBar {...board} count={picked?.length} />}
    </div>
  );
  return (
    <>
      {mayGive ? <PostForm action={boardHref(view)}>{list}</PostForm> : list}
      <ListFoot
        newer={isLater ? { to: boardHref(view), name: t`First page` } : undefined}
        older={after ? { to: boardHref(view, { after }), name: t`Next page` } : undefined}
        keys={
          <KeysLine
            keys={[
              { keys: ['J', 'K'], does: t`move` },
              { keys: ['1', '2', '3'], does: t`open in ${locales.map(nameAlone).join(', ')}` },
              ...(mayGive
                ? [
                    { keys: ['A'], does: t`assign` },
                    { keys: ['D'], does: t`due date` },
                  ]
                : []),
            ]}
          />
        }
      >
        <p>{t`“Behind” counts changed segments, not days.`}</p>
      </ListFoot>
    </>
  );
}

/** Of what kind it is, and how often it is read. */
function ReadAs({ one, reads }: { one: string; reads: number }) {
  return (
    <>
      {one} · <Plural value={reads} one="read # time in four weeks" other="read # times in four weeks" />
    </>
  );
}
