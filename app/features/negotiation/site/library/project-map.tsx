import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Place } from '#features/editions/index.server.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { CountedLinks } from '#shell/counted-links.tsx';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { AfricaMap } from '#ui/africa-map/africa-map.tsx';
import { projectsHref } from '../../list-filters.ts';
import css from './negotiation.module.css';

/** Where the projects are: on the woven map, and by region. */
export function ProjectMap({ places }: { places: Place[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const counted = (count: number) => t`${plural(count, { one: '# project', other: '# projects' })}`;
  const onMap = places.flatMap(({ countries }) =>
    countries.map(({ value, name, count }) => {
      const projects = counted(count);
      return {
        code: value,
        name: t`${name}: ${projects}`,
        href: localHref(locale, projectsHref({ region: value })),
        marked: true,
      };
    }),
  );
  return (
    <Part id="countries" title={t`By country`}>
      <div className={css.columns}>
        <div className={css.map}>
          <AfricaMap
            countries={onMap}
            tone="paper"
            label={t`Countries of Africa; those with projects are highlighted`}
            markedAre={t`Countries with projects`}
          />
        </div>
        <div>
          {places.map(({ name, countries, whole }) => (
            <section key={name} className={css.region}>
              <h3>{whole ? <SiteLink to={projectsHref({ region: whole.value })}>{name}</SiteLink> : name}</h3>
              <CountedLinks
                links={countries.map(({ value, name, count }) => ({
                  to: projectsHref({ region: value }),
                  name,
                  count,
                }))}
              />
            </section>
          ))}
        </div>
      </div>
    </Part>
  );
}
