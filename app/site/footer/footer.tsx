import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { Band } from '#ui/band.tsx';
import type { NamedLink, ShellData } from '../shell-data.ts';
import css from './footer.module.css';

/** Who holds the expo, who supports it, two codes to take along, and the lines that the law asks for. */
export function Footer({ shell }: { shell: ShellData }) {
  const { t } = useLingui();
  return (
    <footer className={css.footer}>
      <Band />
      <div className={css.columns}>
        <Names title={t`Hosts`} names={shell.hosts} />
        <Names title={t`Organisers`} names={shell.organisers} wide />
        <Names title={t`Supporting units`} names={shell.supporters} />
        <div className={css.codes}>
          <Code target="contact" label={t`Official account and contact`} alt={t`QR code: contact page`} />
          <Code target="download" label={t`Electronic proceedings`} alt={t`QR code: download centre`} />
        </div>
      </div>
      <div className={css.legal}>
        <p>{shell.copyright}</p>
        <p>{shell.filing}</p>
        <noscript>
          <a href="#top">{t`Back to top`}</a>
        </noscript>
      </div>
    </footer>
  );
}

function Names({ title, names, wide = false }: { title: string; names: NamedLink[]; wide?: boolean }) {
  const { i18n } = useLingui();
  if (names.length === 0) return null;
  return (
    <section className={wide ? css.wide : undefined}>
      <h2>{title}</h2>
      <ul className={css.names}>
        {names.map(({ name, url, lang }) => (
          <li key={name} lang={lang === i18n.locale ? undefined : lang}>
            {url ? <a href={url}>{name}</a> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Code({ target, label, alt }: { target: 'contact' | 'download'; label: string; alt: string }) {
  const { i18n } = useLingui();
  return (
    <figure>
      <img
        src={localHref(i18n.locale as Locale, `/qr/${target}.svg`)}
        alt={alt}
        width="112"
        height="112"
        loading="lazy"
        decoding="async"
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
