import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { readParts } from '../../parts.server.ts';
import { Chapters } from '../chapters.tsx';
import { ServiceNav } from '../service-nav.tsx';
import { useServicePageNames } from '../use-service-words.ts';
import type { Route } from './+types/visa.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';

export const handle = { section: 'service' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { parts: await readParts(siteOf(context, 'services'), 'visa') };
}

/** What visitors from Africa prepare at home, and what they meet on arriving. */
export default function VisaPage({ loaderData }: Route.ComponentProps) {
  const { parts } = loaderData;
  const { t } = useLingui();
  const name = useServicePageNames().visa;
  const lead = t`For visitors from Africa: what to prepare at home, what to expect at the border and how everyday life works in Changsha. Rules vary by country and change; check with the Chinese embassy in your country.`;
  return (
    <>
      <PageHead title={name} description={lead} />
      <Banner section="service" title={name} lead={lead} />
      <ServiceNav current="visa" />
      <Chapters parts={parts} after={{ emergency: <EmergencyNumbers /> }} />
    </>
  );
}
