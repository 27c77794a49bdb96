import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row } from '#ui/console/list/row.tsx';
import page from '#ui/console/page/page.module.css';
import { Changed } from '#ui/console/text/changed.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { translateHref } from '../translate/translate-address.ts';
import type { ShownReport, ShownText, ShownUnit } from './show-report.server.ts';

type Outcome = ShownText['outcome'];

/** How an outcome stands in a list: what is right first. */
const inOrder: readonly Outcome[] = ['taken', 'meanwhile', 'refused', 'unchanged'];

interface ReportProps {
  report: ShownReport;
  /** What the outcomes are called: before it is taken, or after. */
  words: Record<Outcome, MessageDescriptor>;
}

/** What a file changes: how many texts, and each in which something is new. */
export function ReportList({ report: { to, counts, texts }, words }: ReportProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ul role="list" className={page.line}>
        {inOrder
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <li key={outcome}>
              {i18n._(words[outcome])}: <b>{counts[outcome]}</b>
            </li>
          ))}
      </ul>
      {texts.length > 0 && (
        <List
          caption={t`Items in the file`}
          columns={[{ name: t`Content` }, { name: t`Result` }, { name: t`Changes` }]}
        >
          {texts.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have the same text twice
            <Row key={at}>
              <Cell>
                <TextName text={text} to={to} />
              </Cell>
              <Cell>{i18n._(words[text.outcome])}</Cell>
              <Cell ownLine>
                <TextChanges text={text} to={to} />
              </Cell>
            </Row>
          ))}
        </List>
      )}
    </>
  );
}

type TextProps = { text: ShownText; to: ShownReport['to'] };

function TextName({ text: { id, thing }, to }: TextProps) {
  const lang = useForeign(thing?.titleLang ?? to);
  if (!thing) return <span>{id}</span>;
  return (
    <SiteLink to={translateHref(thing, { to })} lang={thing.title === '' ? undefined : lang}>
      {thing.title || id}
    </SiteLink>
  );
}

function TextChanges({ text: { outcome, why, units, more, confirmed }, to }: TextProps) {
  const { t } = useLingui();
  return (
    <>
      {why && <p>{why}</p>}
      {outcome === 'meanwhile' && (
        <p>{t`These segments have been written here since the export. Nothing in this text is imported: copy what you need by hand.`}</p>
      )}
      {units.length > 0 && (
        <ul role="list">
          {units.map((unit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields have several segments
            <li key={at}>
              <Unit unit={unit} to={to} />
            </li>
          ))}
        </ul>
      )}
      {confirmed > 0 && <p>{t`Still correct: ${confirmed}`}</p>}
      {more > 0 && <p>{t`More segments: ${more}`}</p>}
    </>
  );
}

/** As the page of a translation compares texts. */
const kinds = { same: 'same', added: 'new', removed: 'gone' } as const;

function Unit({ unit: { label, pieces, why }, to }: { unit: ShownUnit; to: ShownReport['to'] }) {
  const lang = useForeign(to);
  return (
    <>
      <span className={page.soft}>{label}:</span> {why}
      {pieces && (
        <span lang={lang}>
          <Changed pieces={pieces.map(({ kind, text }) => ({ is: kinds[kind], text }))} />
        </span>
      )}
    </>
  );
}
