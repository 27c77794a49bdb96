import { useLingui } from '@lingui/react/macro';
import { editionHref } from '#features/editions/ui/edition-href.ts';
import { SiteLink } from '#shell/link.tsx';
import page from '#ui/console/page/page.module.css';
import { hallsPath } from '../../halls/hall-path.ts';
import { threadPath } from '../../shown/paths.ts';
import type { StaffEdition } from '../staff-editions.server.ts';

/** An edition that readers see: where it is written, and what they see of it. @param done when the site went on to it, where that was planned here */
export function EditionLinks({ edition, done }: { edition: StaffEdition; done: string | undefined }) {
  const { t } = useLingui();
  const { number, thingId, isCurrent } = edition;
  return (
    <div className={page.stack}>
      <p>{isCurrent ? t`The site is about this edition.` : t`Visitors find it among the previous editions.`}</p>
      {done && <p className={page.small}>{t`It took over on ${done}, Beijing time.`}</p>}
      <ul role="list" className={page.stack}>
        <li>
          <SiteLink to={editionHref(number)}>{t`Its page for visitors: figures and results`}</SiteLink>
        </li>
        {thingId !== undefined && (
          <li>
            <SiteLink
              to={threadPath('edition', thingId, 'shared')}
            >{t`Its days, guest countries and figures`}</SiteLink>
          </li>
        )}
        <li>
          <SiteLink to={hallsPath(number)}>{t`Its floor plans`}</SiteLink>
        </li>
      </ul>
    </div>
  );
}
