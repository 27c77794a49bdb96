import { useLingui } from '@lingui/react/macro';
import { Banner } from '#shell/banner.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import css from './offline.module.css';

/**
 * What stands in place of a page that cannot be reached: the service worker (public/sw.js) keeps it and writes into its
 * list the pages that were read on the device; it then stays asleep.
 */
export default function Offline() {
  const { t } = useLingui();
  const title = t`You are offline`;
  return (
    <>
      <PageHead title={title} unlisted />
      <Banner section="home" title={title} lead={t`The page you asked for is not available offline.`} />
      <div className={css.page}>
        <p>{t`Search, forms and pages you have not read yet need a connection. Try again when you are back online.`}</p>
      </div>
      <Part id="kept" title={t`Pages you have read on this device`}>
        <ul id="read" className={css.read} />
        <p className={css.none}>{t`None in this language yet. The last forty pages you read are kept here.`}</p>
      </Part>
    </>
  );
}
