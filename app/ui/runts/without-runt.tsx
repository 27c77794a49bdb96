import css from './without-runt.module.css';

/**
 * The last two characters of Chinese, or one and a share (`2%`), with the marks after them. No class of Unicode: the first page
 * must not wait for its tables (decision 63).
 */
const chineseEnd = /[\u3400-\u9fff](?:[\u3400-\u9fff]|\d+%)[\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f]*$/;

/**
 * The text of a paragraph whose last line is never one Chinese character: `text-wrap: pretty` takes the mark behind it for a
 * second one, and lets it pass.
 */
export function WithoutRunt({ children: text }: { children: string }) {
  const end = chineseEnd.exec(text)?.[0];
  if (!end) return text;
  return (
    <>
      {text.slice(0, -end.length)}
      <span className={css.end}>{end}</span>
    </>
  );
}
