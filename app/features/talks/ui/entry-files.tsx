import { useLingui } from '@lingui/react/macro';
import { fileHref } from '../talks.ts';
import type { TalkFile } from '../thread/entries.server.ts';
import css from './talk.module.css';

/** Files of a message; pictures are shown. */
export function EntryFiles({ id, files }: { id: string; files: readonly TalkFile[] }) {
  const { t, i18n } = useLingui();
  if (files.length === 0) return null;
  const size = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => {
    const count = size.format(Math.max(0.1, bytes / 1_000_000));
    return t`${count} MB`;
  };
  return (
    <ul role="list" className={css.files}>
      {files.map(({ key, name, mime, bytes }) => (
        <li key={key}>
          <a href={fileHref(id, key)} download={name}>
            {mime.startsWith('image/') && (
              <img src={fileHref(id, key)} alt="" loading="lazy" width={160} height={120} />
            )}
            <span>
              <bdi>{name}</bdi> <small>{megabytes(bytes)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
