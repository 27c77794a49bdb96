import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Change, Item, Rest } from '#ui/console/inbox/item.tsx';
import { ShortFacts } from '#ui/console/page/panel.tsx';
import { Changed } from '#ui/console/text/changed.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { ComparedField } from '../review/changed-fields.server.ts';
import type { ReadProject } from '../review/read-for-staff.server.ts';
import { WaitingFiles } from './waiting-files.tsx';

/** What was handed in: what changed first, then files and whose it is; what has not changed is folded. */
export function WaitingProject({
  project,
  title,
  children,
}: {
  project: ReadProject;
  title: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, lang, kind, since, seen, changes, rest, files, owner } = project;
  return (
    <Item
      title={title}
      lang={name ? lang : undefined}
      above={
        <>
          {kind} · <DateText iso={since} time />
        </>
      }
      under={seen && <a href={localHref(locale, seen)}>{t`As published now`}</a>}
    >
      {children}
      {changes.map((field) => (
        <FieldChange key={field.id} field={field} />
      ))}
      {files.length > 0 && <WaitingFiles files={files} />}
      {owner && <OwnerFacts owner={owner} />}
      {rest.length > 0 && <Unchanged fields={rest} />}
    </Item>
  );
}

function useFieldName(): (field: ComparedField) => string {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return ({ name, lang }) => {
    if (!lang) return name;
    const language = languages[lang];
    return t`${name} (${language})`;
  };
}

function FieldChange({ field }: { field: ComparedField }) {
  const { t } = useLingui();
  const nameOf = useFieldName();
  const verdicts = { new: t`new`, changed: t`changed`, gone: t`removed`, same: '' };
  return (
    <Change title={nameOf(field)} is={verdicts[field.is]}>
      <p lang={field.lang} dir="auto">
        <Changed pieces={field.pieces} />
      </p>
    </Change>
  );
}

function OwnerFacts({ owner: { name, company, country } }: { owner: NonNullable<ReadProject['owner']> }) {
  const { t } = useLingui();
  const facts = [
    { name: t`Name`, value: name },
    { name: t`Company`, value: company },
    { name: t`Country or region`, value: country },
  ];
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <Change title={t`Owner`} is={t`as members see them`}>
      <ShortFacts facts={known} />
    </Change>
  );
}

function Unchanged({ fields }: { fields: readonly ComparedField[] }) {
  const nameOf = useFieldName();
  return (
    <Rest summary={<Plural value={fields.length} one="# unchanged field" other="# unchanged fields" />}>
      <ShortFacts
        facts={fields.map((field) => ({
          name: nameOf(field),
          value: field.pieces.map(({ text }) => text).join(''),
          ...(field.lang && { lang: field.lang }),
        }))}
      />
    </Rest>
  );
}
