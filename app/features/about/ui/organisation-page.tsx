import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { cursorHref, type Desk } from '../about.ts';
import type { Organisation } from '../read-page.server.ts';
import { AboutFrame } from './about-frame.tsx';
import css from './organisation-page.module.css';

type Institution = Organisation['hosts'][number];

/** Who holds the expo, as a chart from the hosts down to the desks of the secretariat. */
export function OrganisationPage({ article, hosts, bearers, desks }: Organisation) {
  const { t } = useLingui();
  const description = t`The expo’s hosts and organisers, its permanent secretariat and the desks for each subject.`;
  return (
    <AboutFrame cursor="organisation" title={t`How the expo is organised`} description={description}>
      <Part id="chart" title={t`Organisers of the expo`}>
        <ol role="list" className={css.chart}>
          <Level title={t`Hosts`} tone="hosts">
            {hosts.map((host) => (
              <InstitutionBox key={host.id} institution={host} />
            ))}
          </Level>
          <Level title={t`Organisers`} tone="bearers">
            {bearers.map((bearer) => (
              <InstitutionBox key={bearer.id} institution={bearer} />
            ))}
          </Level>
          <Level title={t`Permanent secretariat`} tone="desks">
            {desks.map((desk) => (
              <DeskBox key={desk.key} desk={desk} />
            ))}
          </Level>
        </ol>
      </Part>
      {article && (
        <Part id="work" title={article.title}>
          <NotYet lang={article.lang} />
          <Prose html={article.body} lang={article.lang} />
        </Part>
      )}
    </AboutFrame>
  );
}

interface LevelProps {
  title: string;
  tone: 'hosts' | 'bearers' | 'desks';
  children: ReactNode;
}

/** A level of the chart; the one below it works for it. */
function Level({ title, tone, children }: LevelProps) {
  return (
    <li className={`${css.level} ${css[tone]}`}>
      <h3>
        <TitleWords>{title}</TitleWords>
      </h3>
      <ul role="list">{children}</ul>
    </li>
  );
}

function InstitutionBox({ institution }: { institution: Institution }) {
  const { i18n } = useLingui();
  const { name, url, lang } = institution;
  return (
    <li lang={lang === i18n.locale ? undefined : lang}>
      {url ? (
        <a href={url} rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </li>
  );
}

function DeskBox({ desk }: { desk: Desk }) {
  const { i18n } = useLingui();
  return (
    <li lang={desk.lang === i18n.locale ? undefined : desk.lang}>
      <SiteLink to={`${cursorHref('contact')}#desk-${desk.key}`}>{desk.name}</SiteLink>
    </li>
  );
}
