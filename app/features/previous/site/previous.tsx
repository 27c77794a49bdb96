import { useLingui } from '@lingui/react/macro';
import { editionsOfSite } from '#features/editions/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { compareEditions } from '../comparison.ts';
import { presentRow } from '../present.ts';
import type { Route } from './+types/previous.ts';
import { Comparison } from './comparison.tsx';
import { EditionRow } from './edition-row.tsx';
import css from './previous.module.css';

export const handle = { section: 'about' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const editions = await editionsOfSite(site);
  const inTime = editions.toReversed();
  return {
    editions: editions.map((edition) => presentRow(edition, site.locale)),
    compared: {
      editions: inTime.map(({ number, startDate }) => ({ number, year: startDate.slice(0, 4) })),
      rows: compareEditions(inTime),
    },
  };
}

/** All editions, the newest first, and what they published side by side. */
export default function PreviousPage({ loaderData }: Route.ComponentProps) {
  const { editions, compared } = loaderData;
  const { t } = useLingui();
  const title = t`Editions of the expo`;
  const lead = t`Every two years since 2019, always in Hunan: themes, guest countries, figures and deals signed.`;
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner section="about" picture="previous" title={title} lead={lead} />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: t`About Us`, to: '/about/' }]} />
        <ol role="list" className={css.editions}>
          {editions.map((edition) => (
            <li key={edition.number}>
              <EditionRow edition={edition} />
            </li>
          ))}
        </ol>
      </div>
      <Part id="comparison" title={t`Side by side`}>
        <Comparison {...compared} />
      </Part>
    </>
  );
}
