import { useLingui } from '@lingui/react/macro';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import type { PageWords } from '../../pages.ts';
import type { PagePart, Phrase, Provider, ServiceType, ShuttleLine } from '../../services.ts';
import { type Chapter, Chapters } from '../chapters.tsx';
import { DriverCard } from '../driver-card.tsx';
import { ServiceNav } from '../service-nav.tsx';
import { Timetable } from '../timetable.tsx';
import { Allergens } from './allergens.tsx';
import { FoodMarks } from './food-marks.tsx';
import { ProviderList } from './provider-list.tsx';
import { WaysMap } from './ways-map.tsx';

interface ServiceTextProps {
  type: Exclude<ServiceType, 'hotel'>;
  words: PageWords;
  parts: PagePart[];
  providers: SentOnce<Provider[]>;
  lines?: ShuttleLine[] | undefined;
  /** In Chinese. */
  venue?: { name: string; address: string } | undefined;
  allergens?: { phrases: Phrase[] }[] | undefined;
}

/** A type of services: its text, what is particular to it, and who offers it. */
export function ServiceText({ type, words, parts, providers, lines, venue, allergens = [] }: ServiceTextProps) {
  const { name, lead, pages } = words;
  const more = useProviderChapters(type, providers);
  return (
    <>
      <PageHead title={name} description={lead} query={['id']} />
      <Banner section="service" title={name} lead={lead} />
      <ServiceNav pages={pages} current={type} />
      <Chapters
        parts={parts}
        more={more}
        after={{
          taxi: venue && <DriverCard {...venue} />,
          shuttle: lines && <Timetable lines={lines} />,
          allergens: allergens[0] && <Allergens phrases={allergens[0].phrases} />,
        }}
      >
        {type === 'transport' && <WaysMap />}
      </Chapters>
    </>
  );
}

/** Who offers a service; places to eat as two chapters: in the halls, and near by. */
function useProviderChapters(type: ServiceTextProps['type'], providers: SentOnce<Provider[]>): Chapter[] {
  const { t } = useLingui();
  if (type === 'catering') {
    return [
      { id: 'food-points', title: t`Where to eat in the halls`, inHalls: true },
      { id: 'restaurants', title: t`Nearby restaurants`, inHalls: false },
    ].map(({ id, title, inHalls }) => ({
      id,
      title,
      content: (
        <AsSent of={providers} name={id}>
          {(all) => (
            <ProviderList
              providers={all.filter(({ food }) => (food?.hall !== undefined) === inHalls)}
              facts={({ food }) => food && <FoodMarks food={food} />}
            />
          )}
        </AsSent>
      ),
    }));
  }
  const title = {
    transport: t`Transport and car hire`,
    tourism: t`Tours and experiences`,
    translation: t`Interpreters and translators`,
  }[type];
  const content = (
    <AsSent of={providers} name="providers">
      {(all) => <ProviderList providers={all} />}
    </AsSent>
  );
  return [{ id: 'providers', title, content }];
}
