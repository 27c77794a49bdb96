import { useLingui } from '@lingui/react/macro';
import { Part } from '#shell/part.tsx';
import { type NamedLink, useShellData } from '#shell/shell-data.ts';
import { TitleWords } from '#ui/titles/title-words.tsx';
import css from './partners.module.css';

/** The hosts and organisers, as the shell has them. */
export function Partners() {
  const { t } = useLingui();
  const shell = useShellData();
  if (!shell || shell.hosts.length + shell.organisers.length === 0) return null;
  return (
    <Part
      id="partners"
      title={t`Organisers of the expo`}
      more={{ to: '/about/?cursor=organisation', label: t`Organisation` }}
    >
      <div className={css.partners}>
        <Names title={t`Hosts`} names={shell.hosts} />
        <Names title={t`Organisers`} names={shell.organisers} />
      </div>
    </Part>
  );
}

function Names({ title, names }: { title: string; names: NamedLink[] }) {
  const { i18n } = useLingui();
  if (names.length === 0) return null;
  return (
    <div>
      <h3>
        <TitleWords>{title}</TitleWords>
      </h3>
      <ul className={css.names}>
        {names.map(({ name, lang }) => (
          <li key={name} lang={lang === i18n.locale ? undefined : lang}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
