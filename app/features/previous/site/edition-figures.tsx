import { useLingui } from '@lingui/react/macro';
import type { Figure } from '#features/editions/index.server.ts';
import { Part } from '#shell/part.tsx';
import css from './edition.module.css';
import { FigureText } from './figure-text.tsx';

/** What an edition published in figures. */
export function EditionFigures({ figures }: { figures: Figure[] }) {
  const { t, i18n } = useLingui();
  return (
    <Part id="figures" title={t`In figures`} more={{ to: '/previous/#comparison', label: t`Compare the editions` }}>
      <dl className={css.figures}>
        {figures.map(({ key, label, parts, lang }) => (
          <div key={key} lang={lang === i18n.locale ? undefined : lang}>
            <dt>{label}</dt>
            <dd>
              <FigureText parts={parts} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
