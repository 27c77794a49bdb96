import { Icon } from '../icon.tsx';
import css from './clash.module.css';

interface ClashProps {
  caption: string;
  /** Heads: "Language", "The text says", and what is compared ("US dollars"). */
  heads: [language: string, text: string, value: string];
  /** `bad`: what is wrong with it, "ten times as much"; undefined where it agrees. */
  rows: { name: string; lang: string; text: string; value: string; bad?: string }[];
  /** What an agreeing row says to those who listen. */
  agrees: string;
}

/** What the languages of one text say of the same thing, where they disagree. It stands in a `Note` of kind `stop`. */
export function Clash({ caption, heads, rows, agrees }: ClashProps) {
  return (
    <table className={css.clash}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, lang, text, value, bad }) => (
          <tr key={lang} className={bad ? css.bad : undefined}>
            <th scope="row" lang={lang}>
              {name}
            </th>
            <td lang={lang}>{text}</td>
            <td className={css.value}>{value}</td>
            <td>
              <span className={css.verdict}>
                <Icon name={bad ? 'cross' : 'ok'} /> {bad ?? <span className={css.heard}>{agrees}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
