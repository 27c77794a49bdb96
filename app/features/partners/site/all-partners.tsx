import { useLingui } from '@lingui/react/macro';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { type FilterOption, SelectField } from '#ui/filters/select-field.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import { type PartnerCard as Partner, partnersHref, type Tier } from '../partners.ts';
import { BrandNav } from './brand-nav.tsx';
import css from './more.module.css';
import { PartnerRow } from './partner-row.tsx';

interface AllPartnersProps {
  page: number;
  pages: number;
  /** There is none on this page. */
  isEmpty: boolean;
  tier: Tier | null;
  tiers: FilterOption[];
  partners: SentOnce<Partner[]>;
}

/** All partners as rows, of every tier or of one. */
export function AllPartners({ page, pages, isEmpty, tier, tiers, partners }: AllPartnersProps) {
  const { t } = useLingui();
  const of = tiers.find(({ value }) => value === tier)?.label;
  const name = of ?? t`All partners`;
  const title = page === 1 ? name : t`${name}, page ${page}`;
  const description = t`Partners of the China-Africa Economic and Trade Expo: tier, country and contribution.`;
  return (
    <>
      <PageHead title={title} description={description} query={['tier', 'page']} />
      <Banner section="brand" title={title} />
      <BrandNav />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: t`Partner window`, to: '/brand/' }]} />
        <FilterForm action="/brand/more" label={t`Choose a tier`} reset={tier ? partnersHref() : undefined}>
          <SelectField name="tier" label={t`Tier`} value={tier ?? ''} all={t`All tiers`} options={tiers} />
        </FilterForm>
        {isEmpty ? (
          <NothingFound title={t`No partners in this tier.`}>
            <SiteLink to={partnersHref()}>{t`All partners`}</SiteLink>
          </NothingFound>
        ) : (
          <AsSent of={partners} name="partners" as="ul" role="list" className={css.rows}>
            {(all) =>
              all.map((partner) => (
                <li key={partner.id}>
                  <PartnerRow partner={partner} />
                </li>
              ))
            }
          </AsSent>
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => partnersHref({ tier, page: number })}
          label={t`Pages: ${name}`}
        />
      </div>
    </>
  );
}
