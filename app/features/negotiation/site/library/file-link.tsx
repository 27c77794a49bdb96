import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { SiteLink } from '#shell/link.tsx';
import type { Attachment } from '../../files/attachments.ts';

/** A file of a project, with its size. */
export function FileLink({ file, locale }: { file: Attachment; locale: Locale }) {
  return (
    <SiteLink to={file.href} reloads>
      {file.name} ({fileSize(file.bytes, locale)})
    </SiteLink>
  );
}

/** Bytes as readers write them: `34 kB`, `1.2 MB`, in French `1,2 Mo`. */
function fileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const tenths = Math.max(1, Math.round(bytes / (isLarge ? 100_000 : 100)));
  const number = isLarge ? `${Math.floor(tenths / 10)}.${tenths % 10}` : String(Math.max(1, Math.round(tenths / 10)));
  const { units } = writingOf(locale);
  return writtenDecimal(number, locale) + (isLarge ? units.megabytes : units.kilobytes);
}
