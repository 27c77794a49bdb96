import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { ChosenStand } from '../../layout.ts';
import css from './stand-panel.module.css';
import { useRouteWords } from './use-route-words.ts';

/** The stand that the page is about: who is there, and how to get there. */
export function StandPanel({ stand, hallName }: { stand: ChosenStand; hallName: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const routeWords = useRouteWords();
  const { code, holder, weave, route, width, depth } = stand;
  const area = width * depth;
  const foreign = useForeign(holder?.lang ?? locale);
  return (
    <section className={css.panel} aria-labelledby="stand">
      {weave && <Weave id={weave} shape="square" className={css.weave} />}
      <div className={css.words}>
        <p className={css.code}>
          <TitleWords>{t`Stand ${code}`}</TitleWords>
        </p>
        <h2 id="stand" lang={foreign}>
          {holder ? holder.name : t`No company listed`}
        </h2>
        {holder && (
          <p>
            {holder.countryName} · {holder.industryName}
          </p>
        )}
        <p className={css.area}>
          <Trans>
            {width} × {depth} m, {area} m²
          </Trans>
        </p>
      </div>
      {route && <p className={css.route}>{routeWords(hallName, route)}</p>}
      <div className={css.doors}>
        {holder && (
          <SiteLink to={holder.href} className={button.primary}>
            {t`View company page`}
          </SiteLink>
        )}
        <a href={`#${code}`} className={button.quiet}>
          {t`Show on the plan`}
        </a>
      </div>
    </section>
  );
}
