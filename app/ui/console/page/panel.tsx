import { type ReactNode, useId } from 'react';
import css from './page.module.css';

/** The work with its panel beside it; below it on a narrow page. */
export function Beside({ aside, label, children }: { aside: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={css.beside}>
      <div>{children}</div>
      <aside aria-label={label}>{aside}</aside>
    </div>
  );
}

interface PanelProps {
  title: string;
  /** In a box: what is to be done here, once a panel. */
  boxed?: boolean;
  children: ReactNode;
}

/** A section of a panel. */
export function Panel({ title, boxed, children }: PanelProps) {
  const id = useId();
  return (
    <section className={boxed ? `${css.panel} ${css.box}` : css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What is known of a thing: names and values in two columns. */
export function ShortFacts({ facts }: { facts: { name: string; value: ReactNode; lang?: string }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value, lang }) => [
        <dt key={`${name} name`}>{name}</dt>,
        <dd key={name} lang={lang}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}

/** On a phone what can be done stays below, the act last. */
export function Stand({ children }: { children: ReactNode }) {
  return <div className={css.stand}>{children}</div>;
}
