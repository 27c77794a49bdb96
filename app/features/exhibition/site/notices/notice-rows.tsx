import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type NoticeRow, noticeHref } from '../../exhibition.ts';
import css from './notice-rows.module.css';

interface NoticeRowsProps {
  notices: NoticeRow[];
  headingLevel: 2 | 3;
  /** Names for whom each is: left out where all are for the same. */
  audience?: boolean;
}

/** Notices as rows: their day, whether they matter most, what they say. */
export function NoticeRows({ notices, headingLevel, audience }: NoticeRowsProps) {
  return (
    <ul role="list" className={css.rows}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Row notice={notice} headingLevel={headingLevel} audience={audience} />
        </li>
      ))}
    </ul>
  );
}

function Row({ notice, headingLevel, audience }: Omit<NoticeRowsProps, 'notices'> & { notice: NoticeRow }) {
  const { t } = useLingui();
  const { id, title, summary, lang, publishedAt, important } = notice;
  const foreign = useForeign(lang);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.row}>
      <p className={css.meta}>
        {important && <b>{t`Important`}</b>}
        <DateText iso={publishedAt} />
        {audience && <span>{notice.audience === 'exhibitor' ? t`For exhibitors` : t`For visitors`}</span>}
        <NotYet lang={lang} />
      </p>
      <Heading lang={foreign}>
        <SiteLink to={noticeHref(id)} covers>
          <TitleWords>{title}</TitleWords>
        </SiteLink>
      </Heading>
      <p className={css.summary} lang={foreign}>
        {summary}
      </p>
    </article>
  );
}
