import { Plural, useLingui } from '@lingui/react/macro';
import { locales } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SelectField } from '#ui/filters/select-field.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { cursorHref } from '../about.ts';
import { audiences, type DownloadFilter, fileKinds } from '../downloads/downloads.ts';
import type { DownloadData } from '../read-page.server.ts';
import { AboutFrame } from './about-frame.tsx';
import { DownloadList } from './download-list.tsx';
import css from './download-page.module.css';
import { useAudienceNames } from './use-audience-names.ts';

/** The download centre: documents by language, type and reader. */
export function DownloadPage({ filter, page, pages, total, downloads }: DownloadData) {
  const { t } = useLingui();
  const description = t`Guides, plans, forms, lists and patterns from the expo: free, in Chinese, English and French, with file type and size shown before you download.`;
  return (
    <AboutFrame cursor="download" title={t`Download centre`} description={description}>
      <div className={css.page}>
        <Filters filter={filter} />
        {total === 0 ? (
          <NothingFound title={t`No documents match these filters.`}>
            <p>{t`Try another type, audience or language.`}</p>
            <SiteLink to={cursorHref('download')}>{t`All documents`}</SiteLink>
          </NothingFound>
        ) : (
          <>
            <p className={css.count}>
              <Plural value={total} one="# document" other="# documents" />
            </p>
            <AsSent of={downloads} name="downloads">
              {(all) => <DownloadList downloads={all} headingLevel={2} />}
            </AsSent>
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(number) => listHref(filter, number)}
              label={t`Pages of documents`}
            />
          </>
        )}
      </div>
    </AboutFrame>
  );
}

function Filters({ filter }: { filter: DownloadFilter }) {
  const { t } = useLingui();
  const names = useAudienceNames();
  const languages = useLanguageNames();
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <FilterForm
      action="/about/"
      label={t`Find documents`}
      keep={{ cursor: 'download' }}
      reset={filtered ? cursorHref('download') : undefined}
    >
      <SelectField
        name="language"
        label={t`Language of the file`}
        value={filter.language ?? ''}
        all={t`All languages`}
        options={locales.map((value) => {
          const language = languages[value];
          return { value, label: t`In ${language}` };
        })}
      />
      <SelectField
        name="type"
        label={t`Type`}
        value={filter.kind ?? ''}
        all={t`All types`}
        options={fileKinds.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <SelectField
        name="audience"
        label={t`Audience`}
        value={filter.audience ?? ''}
        all={t`Everyone`}
        options={audiences.map((value) => ({ value, label: names[value] }))}
      />
    </FilterForm>
  );
}

/** A page of the documents that a filter leaves, without language prefix. */
function listHref({ kind, language, audience }: DownloadFilter, page: number): string {
  const query = new URLSearchParams({ cursor: 'download' });
  if (kind) query.set('type', kind);
  if (language) query.set('language', language);
  if (audience) query.set('audience', audience);
  if (page > 1) query.set('page', String(page));
  return `/about/?${query}`;
}
