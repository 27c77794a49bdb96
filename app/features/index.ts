import type { Feature } from '#platform/feature/feature.ts';
import { about } from './about/feature.ts';
import { accounts } from './accounts/feature.ts';
import { countries } from './countries/feature.ts';
import { directory } from './directory/feature.ts';
import { editions } from './editions/feature.ts';
import { exhibition } from './exhibition/feature.ts';
import { finance } from './finance/feature.ts';
import { halls } from './halls/feature.ts';
import { media } from './media/feature.ts';
import { messages } from './messages/feature.ts';
import { negotiation } from './negotiation/feature.ts';
import { news } from './news/feature.ts';
import { partners } from './partners/feature.ts';
import { previous } from './previous/feature.ts';
import { programme } from './programme/feature.ts';
import { reservations } from './reservations/feature.ts';
import { search } from './search/feature.ts';
import { services } from './services/feature.ts';
import { settings } from './settings/feature.ts';
import { staff } from './staff/feature.ts';
import { talks } from './talks/feature.ts';

/**
 * The features, lowest first: a feature knows those before it alone (the walls read this list). Everything that goes through all
 * features begins here.
 */
export const features: readonly Feature[] = [
  media,
  settings,
  editions,
  accounts,
  staff,
  news,
  halls,
  programme,
  directory,
  about,
  exhibition,
  services,
  partners,
  previous,
  finance,
  negotiation,
  talks,
  messages,
  reservations,
  countries,
  search,
];
