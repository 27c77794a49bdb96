import { useLingui } from '@lingui/react/macro';
import css from './hero.module.css';

/** The top of the home page while no edition has been entered: a new site, before its staff have begun. */
export function NoEdition() {
  const { t } = useLingui();
  return (
    <div className={css.hero}>
      <div className={css.wrap}>
        <div className={css.words}>
          <h1>{t`China-Africa Economic and Trade Expo`}</h1>
          <p className={css.lead}>{t`The next edition will be announced here.`}</p>
        </div>
      </div>
    </div>
  );
}
