import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { pageWords } from '../../page-names.server.ts';
import { readParts } from '../../parts.server.ts';
import { Chapters } from '../chapters.tsx';
import { ServiceNav } from '../service-nav.tsx';
import type { Route } from './+types/visa.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';

export const handle = { section: 'service' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context, 'services');
  const [parts, words] = await Promise.all([readParts(site, 'visa'), pageWords(site, 'visa')]);
  return { parts, words };
}

/** What visitors from Africa prepare at home, and what they meet on arriving. */
export default function VisaPage({ loaderData }: Route.ComponentProps) {
  const { parts, words } = loaderData;
  const { name, lead, pages } = words;
  return (
    <>
      <PageHead title={name} description={lead} />
      <Banner section="service" title={name} lead={lead} />
      <ServiceNav pages={pages} current="visa" />
      <Chapters parts={parts} after={{ emergency: <EmergencyNumbers /> }} />
    </>
  );
}
