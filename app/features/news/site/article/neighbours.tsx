import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { ArticleLink } from '../../news.ts';
import css from './neighbours.module.css';

interface NeighboursProps {
  previous?: ArticleLink;
  next?: ArticleLink;
}

/** The way to the older and to the newer article of the category. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useLingui();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t`Previous and next article`} className={css.neighbours}>
      {previous && <Door link={previous} rel="prev" label={t`Previous article`} />}
      {next && <Door link={next} rel="next" label={t`Next article`} />}
    </nav>
  );
}

interface DoorProps {
  link: ArticleLink;
  rel: 'prev' | 'next';
  label: string;
}

function Door({ link, rel, label }: DoorProps) {
  return (
    <SiteLink to={link.href} rel={rel} className={css[rel]}>
      <span className={css.label}>{label}</span>
      <span className={css.title} lang={useForeign(link.lang)}>
        <TitleWords>{link.title}</TitleWords>
      </span>
    </SiteLink>
  );
}
