import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Bar } from '#ui/console/charts/bar.tsx';
import { TimeChart } from '#ui/console/charts/time-chart.tsx';
import page from '#ui/console/page/page.module.css';
import css from './figures.module.css';
import type { ShownFigure } from './shown-figure.ts';

/** A figure with its notes: over time as a drawing with its table folded below, else as a table that is drawn itself. */
export function FigureView({ figure, file }: { figure: ShownFigure; file: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, title, notes, rows, chart } = figure;
  const id = `figure-${name}`;
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption className={`${page.line} ${page.split}`}>
        <h3 id={id}>{title}</h3>
        <a href={localHref(locale, file)} download aria-label={t`${title}: download as CSV`}>
          CSV
        </a>
      </figcaption>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      {rows.length === 0 && <p>{t`Nothing in this period.`}</p>}
      {chart && <TimeChart label={t`Chart: ${title}. The table below has the same figures.`} {...chart} />}
      {rows.length > 0 &&
        (chart ? (
          <details>
            <summary>{t`Table`}</summary>
            <FigureTable {...figure} labelledBy={id} />
          </details>
        ) : (
          <FigureTable {...figure} labelledBy={id} />
        ))}
    </figure>
  );
}

/** What a row is called, where it leads. */
function RowName({ name, file, to }: Pick<ShownFigure['rows'][number], 'name' | 'file' | 'to'>) {
  const locale = useLocale();
  const whole = (
    <>
      {name}
      {file && (
        <>
          {' · '}
          <span lang="">{file}</span>
        </>
      )}
    </>
  );
  return to ? <a href={localHref(locale, to)}>{whole}</a> : whole;
}

/** The figures as a table; where they are drawn as bars, each number has its own. @param labelledBy id of the title */
export function FigureTable({ head, columns, rows, labelledBy }: ShownFigure & { labelledBy: string }) {
  return (
    <table role="table" className={css.table} aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {head}
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={css.numeric}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, lang, file, to, cells }) => (
          <tr key={`${name} ${to}`} role="row">
            <th role="rowheader" scope="row" lang={lang}>
              <RowName {...{ name, file, to }} />
            </th>
            {cells.map(({ text, bar }, at) => (
              <td key={columns[at]} role="cell" data-called={columns[at]} className={css.numeric}>
                <span>{text}</span>
                {bar !== undefined && <Bar share={bar} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
