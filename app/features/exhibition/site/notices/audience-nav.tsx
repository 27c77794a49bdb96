import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { type Audience, noticesHref } from '../../exhibition.ts';
import css from './audience-nav.module.css';

/** All notices, or those for one audience. */
export function AudienceNav({ current }: { current: Audience | undefined }) {
  const { t } = useLingui();
  const choices = [
    { audience: undefined, name: t`All notices` },
    { audience: 'exhibitor', name: t`For exhibitors` },
    { audience: 'visitor', name: t`For visitors` },
  ] as const;
  return (
    <nav aria-label={t`Who the notices are for`}>
      <ul role="list" className={css.choices}>
        {choices.map(({ audience, name }) => (
          <li key={name}>
            <SiteLink to={noticesHref({ audience })} aria-current={audience === current ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
