import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import css from './figures.module.css';
import { heroFigureKeys } from './hero-facts.tsx';
import type { ShownEdition } from './present.ts';

/** What an edition brought, when it is over: in words, and in the figures that the hero has not shown. */
export function Figures({ edition }: { edition: ShownEdition }) {
  const { t, i18n } = useLingui();
  const others = edition.figures.filter(({ key }) => !heroFigureKeys('after').includes(key));
  return (
    <Part id="figures" title={t`Results`} more={{ to: '/about/?cursor=previous', label: t`All editions` }}>
      <div className={css.results}>
        <p className={css.summary} lang={edition.lang === i18n.locale ? undefined : edition.lang}>
          {edition.summary}
        </p>
        <dl className={css.figures}>
          {others.map(({ key, label, parts, lang }) => (
            <div key={key} lang={lang === i18n.locale ? undefined : lang}>
              <dt>{label}</dt>
              <dd>
                {parts.before && <small>{parts.before}</small>}
                {parts.number}
                {parts.after && <small>{parts.after}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.more}>
          <SiteLink to="/negotiation/">{t`Projects open for negotiation`}</SiteLink>
        </p>
      </div>
    </Part>
  );
}
