import { useLingui } from '@lingui/react/macro';
import { useShellData } from '../shell-data.ts';
import { useAbsolute } from '../use-absolute.ts';
import { JsonLd } from './json-ld.tsx';

/** What other data of the site calls the expo by: the same in every language. */
export function organizationId(absolute: (path: string) => string): string {
  return `${new URL(absolute('/'), 'http://localhost').origin}/#organization`;
}

/** The expo itself for machines (schema.org, Organization), on the home page and where it speaks of itself. */
export function OrganizationJsonLd() {
  const { t } = useLingui();
  const absolute = useAbsolute();
  const origin = useShellData()?.origin ?? '';
  const data = {
    '@type': 'Organization',
    '@id': organizationId(absolute),
    name: t`China-Africa Economic and Trade Expo`,
    url: absolute('/'),
    logo: `${origin}/icons/icon-512.png`,
  };
  return <JsonLd data={data} />;
}
