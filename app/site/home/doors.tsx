import { useLingui } from '@lingui/react/macro';
import { Doors } from '#shell/doors.tsx';
import { Part } from '#shell/part.tsx';
import css from './doors.module.css';

/** The ways into the other parts of the site. */
export function HomeDoors() {
  const { t } = useLingui();
  const doors = [
    { to: '/exhibition/?cursor=exhibitors', name: t`Exhibitors`, text: t`Companies, goods and stands` },
    { to: '/exhibition/?cursor=buyers', name: t`Buyers`, text: t`Who is looking for what` },
    { to: '/exhibition/?cursor=layout', name: t`Hall layout`, text: t`Find a stand` },
    { to: '/forum/', name: t`Programme`, text: t`Forums, matchmaking, seminars` },
    { to: '/negotiation/', name: t`Project library`, text: t`Trade, investment, engineering` },
    { to: '/finance/', name: t`Finance`, text: t`Paying in RMB, exchange rates` },
    { to: '/service/', name: t`Services`, text: t`Hotels, transport, interpreters` },
    { to: '/brand/', name: t`Partners`, text: t`Who supports the expo` },
  ];
  return (
    <Part id="doors" title={t`Quick links`}>
      <div className={css.doors}>
        <Doors doors={doors} />
      </div>
    </Part>
  );
}
