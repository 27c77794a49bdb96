import { useLingui } from '@lingui/react/macro';
import type { Download } from '#features/about/index.server.ts';
import { DownloadList } from '#features/about/ui/download-list.tsx';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { Frame } from './frame/frame.tsx';

/** Files for exhibitors: those of the download centre that are meant for them. */
export function DownloadsPage({ downloads }: { downloads: Download[] }) {
  const { t } = useLingui();
  const all = { to: '/about/?cursor=download', label: t`Go to the download centre` };
  return (
    <Frame
      cursor="download"
      title={t`Downloads for exhibitors`}
      description={t`Forms, plans and guides to take with you.`}
    >
      <Part id="files" title={t`Files for exhibitors`} more={all}>
        {downloads.length === 0 ? (
          <NothingFound title={t`No files for exhibitors yet.`}>
            <p>
              <SiteLink to={all.to}>{all.label}</SiteLink>
            </p>
          </NothingFound>
        ) : (
          <DownloadList downloads={downloads} headingLevel={3} />
        )}
      </Part>
    </Frame>
  );
}
