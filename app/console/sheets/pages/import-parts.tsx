import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row } from '#ui/console/list/row.tsx';
import { Note } from '#ui/console/page/note.tsx';
import type { Refused } from '../act-on-import.server.ts';
import { barredWords } from '../barred-words.ts';
import { importPath } from '../sheet-addresses.ts';
import type { LedTo, ShownFault } from './show-import.server.ts';

/** Faults or hints, in the order of their rows. @param isBrief without what stands in the cells */
export function FaultList({
  caption,
  faults,
  isBrief = false,
}: {
  caption: string;
  faults: readonly ShownFault[];
  isBrief?: boolean;
}) {
  const { t } = useLingui();
  const value = isBrief ? [] : [{ name: t`Value` }];
  return (
    <List
      caption={caption}
      columns={[
        { name: t({ message: 'Row', context: 'of a sheet' }) },
        { name: t`Column` },
        ...value,
        { name: t`What is wrong` },
      ]}
    >
      {faults.map(({ row, column, value: own, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same fault twice
        <Row key={at}>
          <Cell>{row}</Cell>
          <Cell>{column}</Cell>
          {!isBrief && <Cell>{own}</Cell>}
          <Cell>{reason}</Cell>
        </Row>
      ))}
    </List>
  );
}

/** What an import makes, changes and leaves. */
export function CountWords(counts: Record<'made' | 'changed' | 'same', number>) {
  const { t } = useLingui();
  const locale = useLocale();
  const [made, changed, same] = [counts.made, counts.changed, counts.same].map((count) => count.toLocaleString(locale));
  return <p>{t`New: ${made}, changed: ${changed}, unchanged: ${same}.`}</p>;
}

export function ThingLink({ thing: { title, lang, to } }: { thing: LedTo }) {
  return (
    <SiteLink to={to} lang={lang}>
      {title}
    </SiteLink>
  );
}

/** Why an import was not taken or not undone, and what stands in the way. */
export function WhyNot({ refused: { title, text, about, other, more: left } }: { refused: Refused }) {
  const { t } = useLingui();
  const more = left.toLocaleString(useLocale());
  return (
    <div role="alert">
      <Note kind="stop" title={title}>
        <p>{text}</p>
        {other !== undefined && (
          <p>
            <SiteLink to={importPath(other)}>{t`The earlier import`}</SiteLink>
          </p>
        )}
        {about.length > 0 && (
          <ul>
            {about.map(({ row, thing, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have several faults
              <li key={at}>
                {row !== undefined && t`Row ${row}`} {thing && <ThingLink thing={thing} />} {why}
              </li>
            ))}
          </ul>
        )}
        {left > 0 && <p>{t`And ${more} more.`}</p>}
      </Note>
    </div>
  );
}

/** Why an import cannot be published as it is taken. */
export function useBarredWords(): Record<keyof typeof barredWords, string> {
  const { i18n } = useLingui();
  return {
    reviewed: i18n._(barredWords.reviewed),
    tooMany: i18n._(barredWords.tooMany),
    notYours: i18n._(barredWords.notYours),
  };
}
