import { useLingui } from '@lingui/react/macro';
import { Part } from '#shell/part.tsx';
import { type NoticeRow, noticesHref } from '../../exhibition.ts';
import { Frame } from '../frame/frame.tsx';
import { NoticeRows } from './notice-rows.tsx';
import css from './notices-page.module.css';

/** The notices on the first page: those for exhibitors and those for visitors, the important ones first. */
export interface NoticesData {
  exhibitor: NoticeRow[];
  visitor: NoticeRow[];
}

export function NoticesPage({ notices }: { notices: NoticesData }) {
  const { t } = useLingui();
  const parts = [
    { audience: 'exhibitor', title: t`For exhibitors`, label: t`All notices for exhibitors` },
    { audience: 'visitor', title: t`For visitors`, label: t`All notices for visitors` },
  ] as const;
  return (
    <Frame
      cursor="notice"
      title={t`Notices`}
      description={t`Move-in, badges, customs, reservations: what exhibitors and visitors need to know, most important first.`}
    >
      <div className={css.columns}>
        {parts.map(({ audience, title, label }) => (
          <Part key={audience} id={audience} title={title} more={{ to: noticesHref({ audience }), label }}>
            {notices[audience].length === 0 ? (
              <p>{t`No notices yet.`}</p>
            ) : (
              <NoticeRows notices={notices[audience]} headingLevel={3} />
            )}
          </Part>
        ))}
      </div>
    </Frame>
  );
}
