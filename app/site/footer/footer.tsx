import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Lasting } from '#shell/rendering/lasting.tsx';
import type { NamedLink, ShellData } from '#shell/shell-data.ts';
import { Band } from '#ui/band.tsx';
import css from './footer.module.css';

const contactPath = '/about/?cursor=contact';

/** Who holds the expo, who supports it, two codes to take along, and the lines that the law asks for. */
export function Footer({ shell }: { shell: ShellData }) {
  return (
    <Lasting of={shell} id="footer" as="footer" className={css.footer}>
      {() => <Inside shell={shell} />}
    </Lasting>
  );
}

function Inside({ shell }: { shell: ShellData }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  return (
    <>
      <Band />
      <details className={css.fold}>
        <summary>{t`Hosts, organisers and supporters`}</summary>
      </details>
      <div className={css.columns}>
        <Names title={t`Hosts`} names={shell.hosts} />
        <Names title={t`Organisers`} names={shell.organisers} wide />
        <Names title={t`Supporting organisations`} names={shell.supporters} />
        <div className={css.codes}>
          {shell.officialAccount ? (
            <Code target="account" to={shell.officialAccount} alt={t`QR code: official account`}>
              {t`Official account`}
            </Code>
          ) : (
            <Code target="contact" to={localHref(locale, contactPath)} alt={t`QR code: contact page`}>
              {t`Contact page of this site`}
            </Code>
          )}
          <Code target="download" to={localHref(locale, '/about/?cursor=download')} alt={t`QR code: download centre`}>
            {t`Electronic proceedings`}
          </Code>
        </div>
      </div>
      <div className={css.legal}>
        {shell.copyright && <p>{shell.copyright}</p>}
        {shell.filings.map(({ number, registry }) => (
          <a key={registry} href={registry}>
            {number}
          </a>
        ))}
        <ul role="list" className={css.rules}>
          {shell.rules.map(({ name, url, lang }) => (
            <li key={url} lang={lang === i18n.locale ? undefined : lang}>
              <SiteLink to={url ?? ''}>{name}</SiteLink>
            </li>
          ))}
          <li>
            <SiteLink to={contactPath}>{t`Contact`}</SiteLink>
          </li>
          <li>
            <SiteLink to="/sitemap/">{t`Site map`}</SiteLink>
          </li>
        </ul>
        <noscript>
          <a href="#top">{t`Back to top`}</a>
        </noscript>
      </div>
    </>
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

interface CodeProps {
  /** Name of its picture. */
  target: 'account' | 'contact' | 'download';
  /** Where it leads, for whoever reads this on the very phone that would scan it. */
  to: string;
  alt: string;
  children: string;
}

function Code({ target, to, alt, children }: CodeProps) {
  const locale = useLocale();
  return (
    <figure>
      <img
        src={localHref(locale, `/qr/${target}.svg`)}
        alt={alt}
        width="112"
        height="112"
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <a href={to}>{children}</a>
      </figcaption>
    </figure>
  );
}
