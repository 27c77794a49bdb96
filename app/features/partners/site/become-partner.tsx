import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Desk } from '#features/about/index.server.ts';
import { Part } from '#shell/part.tsx';
import button from '#ui/button.module.css';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import css from './become-partner.module.css';

type Cell = boolean | string;

/** What each tier brings, as a table, and whom to ask. */
export function BecomePartner({ desk }: { desk: Desk | undefined }) {
  const { t } = useLingui();
  const foreign = useForeign(desk?.lang ?? 'zh-CN');
  const subject = encodeURIComponent(t`Become a partner of the expo`);
  return (
    <Part id="become" title={t`Become a partner`}>
      <div className={css.intro}>
        <p>{t`Partners provide what the expo needs: goods, services, space, knowledge or funds. A partnership covers one edition and may be renewed. The tier depends on the contribution, and the same rules apply to Chinese and African organisations.`}</p>
      </div>
      <Benefits />
      {desk && (
        <div className={css.contact}>
          <h3 lang={foreign}>
            <TitleWords>{desk.name}</TitleWords>
          </h3>
          <p lang={foreign}>{desk.tasks}</p>
          <p className={css.ways}>
            <a href={`mailto:${desk.email}?subject=${subject}`} className={button.primary}>
              {t`Write to the partner desk`}
            </a>
            <a href={`tel:${desk.phone.replaceAll(' ', '')}`} className={button.secondary}>
              {desk.phone}
            </a>
          </p>
        </div>
      )}
    </Part>
  );
}

function Benefits() {
  const { t } = useLingui();
  const columns = [t`Principal`, t`Global`, t`Premier`, t`Excellence`, t`Partner`];
  const rows: { name: string; cells: [Cell, Cell, Cell, Cell, Cell] }[] = [
    { name: t`Name and logo on this site`, cells: [true, true, true, true, true] },
    { name: t`Certificate and use of the partner mark`, cells: [true, true, true, true, true] },
    { name: t`Activities reported here`, cells: [true, true, true, true, true] },
    {
      name: t`Seats at the matchmaking tables`,
      cells: [t`all days`, t`all days`, t`two days`, t`one day`, t`on request`],
    },
    { name: t`Name on boards in the halls`, cells: [t`every hall`, t`every hall`, t`own hall`, t`own hall`, false] },
    { name: t`Forum speaker slot`, cells: [t`major event`, t`high-level forum`, t`seminar`, false, false] },
    { name: t`Stand with first choice of location`, cells: [true, true, true, false, false] },
    { name: t`Mention at the opening`, cells: [true, true, false, false, false] },
    { name: t`Maximum number`, cells: ['1', t`up to 3`, t`up to 6`, t`up to 12`, t`no limit`] },
  ];
  return (
    <ScrollRegion label={t`What each tier brings`} className={css.scroll}>
      <table className={css.table}>
        <caption>
          {t`What each tier brings`}
          <span aria-hidden="true" className={css.hint}>
            {' · '}
            {t`scroll sideways`} →
          </span>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]}>
                  <Mark cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Mark({ cell }: { cell: Cell }): ReactNode {
  const { t } = useLingui();
  if (typeof cell === 'string') return cell;
  return (
    <>
      <span aria-hidden="true" className={cell ? css.yes : css.no}>
        {cell ? '◆' : '–'}
      </span>
      <VisuallyHidden>{cell ? t`yes` : t`no`}</VisuallyHidden>
    </>
  );
}
