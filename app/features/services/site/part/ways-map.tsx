import { useLingui } from '@lingui/react/macro';
import { AreaMap } from '../area-map.tsx';
import css from './ways-map.module.css';

/** The ways to the exhibition centre, drawn, with what the seams mean. */
export function WaysMap() {
  const { t } = useLingui();
  return (
    <figure className={css.map}>
      <AreaMap
        ways
        label={t`Map, not to scale. The exhibition centre is east of the Liuyang River. Free buses run there from Changsha South station in the south-west, Huanghua Airport in the north-east, Xingsha in the north and the city centre in the west. Metro lines 2 and 4 meet at Changsha South station, line 6 runs to the airport, and a maglev train links the two.`}
      />
      <figcaption>
        <ul role="list">
          <li className={css.bus}>{t`Free expo bus`}</li>
          <li className={css.metro}>{t`Metro, with line number`}</li>
          <li className={css.maglev}>{t`Maglev train`}</li>
        </ul>
        <p>{t`Our own sketch, not to scale. Times on this page are approximate; check them on the day.`}</p>
      </figcaption>
    </figure>
  );
}
