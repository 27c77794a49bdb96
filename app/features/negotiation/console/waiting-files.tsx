import { Plural, useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/console/icon.tsx';
import { Change, FileRow } from '#ui/console/inbox/item.tsx';
import { pressedBy } from '#ui/console/keys/pressed-by.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { ReadProject } from '../review/read-for-staff.server.ts';

type WaitingFile = ReadProject['files'][number];

/** The files of a project: those that are new, and those that everybody sees already. */
export function WaitingFiles({ files }: { files: readonly WaitingFile[] }) {
  const { t } = useLingui();
  const fresh = files.filter(({ approved }) => !approved);
  return (
    <Change title={t`Files`} is={<Plural value={fresh.length} one="# new" other="# new" />}>
      <ul role="list">
        {files.map((file) => (
          <OneFile key={file.key} file={file} keys={file === fresh[0] ? 'O' : undefined} />
        ))}
      </ul>
    </Change>
  );
}

/** Opens in a tab of its own: what is typed here stays. */
function OneFile({
  file: { key, name, kind, bytes, approved, href },
  keys,
}: {
  file: WaitingFile;
  keys?: string | undefined;
}) {
  const { t } = useLingui();
  const size = Math.ceil(bytes / 1024);
  return (
    <FileRow
      picture={<Weave id={`file-${key}`} shape="square" />}
      name={
        <a href={href} target="_blank" rel="noreferrer" ref={pressedBy(keys)} aria-keyshortcuts={keys}>
          {name}
        </a>
      }
      note={kind === 'pdf' ? t`PDF, ${size} kB` : t`Picture, ${size} kB`}
    >
      {approved ? (
        <>
          <Icon name="ok" /> {t`published`}
        </>
      ) : (
        t`new`
      )}
    </FileRow>
  );
}
