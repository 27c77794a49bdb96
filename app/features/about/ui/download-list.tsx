import { Plural, useLingui } from '@lingui/react/macro';
import { languages as allLanguages } from '#platform/i18n/languages.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { DateText } from '#ui/dates/date-text.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Download, DownloadFile } from '../downloads/downloads.ts';
import { fileSize } from '../downloads/downloads.ts';
import css from './download-list.module.css';
import { useAudienceNames } from './use-audience-names.ts';

interface DownloadListProps {
  downloads: Download[];
  /** Level of the documents' headings in the page; 3 where not given. */
  headingLevel?: 2 | 3 | 4;
}

/** Documents to take along, each with its files by language, type and size. */
export function DownloadList({ downloads, headingLevel = 3 }: DownloadListProps) {
  return (
    <ul role="list" className={css.list}>
      {downloads.map((download) => (
        <li key={download.id} id={`download-${download.id}`} className={css.document}>
          <Document download={download} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function Document({ download, headingLevel }: { download: Download; headingLevel: 2 | 3 | 4 }) {
  const { t } = useLingui();
  const { title, summary, lang, audiences, updatedOn, files } = download;
  const Heading = `h${headingLevel}` as const;
  const foreign = useForeign(lang);
  const names = useAudienceNames();
  const fetched = files.reduce((sum, file) => sum + file.fetched, 0);
  return (
    <>
      <div className={css.words}>
        <Heading lang={foreign}>
          <TitleWords>{title}</TitleWords>
        </Heading>
        <NotYet lang={lang} />
        <p lang={foreign}>{summary}</p>
        <p className={css.facts}>
          <span>{audiences.map((audience) => names[audience]).join(t`, `)}</span>
          <span>
            {t`Updated`} <DateText iso={updatedOn} />
          </span>
          {fetched > 0 && (
            <span>
              <Plural value={fetched} one="downloaded once" other="downloaded # times" />
            </span>
          )}
        </p>
      </div>
      <ul role="list" className={css.files}>
        {files.map((file) => (
          <li key={file.id}>
            <FileLink file={file} title={title} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FileLink({ file, title }: { file: DownloadFile; title: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { kind, languages, bytes, href, name } = file;
  const several = languages.length > 1;
  return (
    <a href={href} download={name} hrefLang={several ? undefined : languages[0]} data-reload="">
      <VisuallyHidden>{title} – </VisuallyHidden>
      <span>
        {languages.map((language, i) => (
          <span key={language} lang={language}>
            {i > 0 && ' · '}
            {allLanguages[language].name}
          </span>
        ))}
      </span>
      <span className={css.size}>
        {kind.toUpperCase()} · {bytes === undefined ? t`up to date` : fileSize(bytes, locale)}
      </span>
    </a>
  );
}
