import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import css from './project-form.module.css';

/** Where an owner can go with a project besides: how it looks, its files, who might fit. */
export function OwnLinks({ id }: { id: number }) {
  const { t } = useLingui();
  return (
    <p className={css.actions}>
      <SiteLink to={`/negotiation/preview/${id}`}>{t`Preview`}</SiteLink>
      <SiteLink to={`/negotiation/files/${id}`}>{t`Files`}</SiteLink>
      <SiteLink to={`/negotiation/partners/${id}`}>{t`Suggested partners`}</SiteLink>
    </p>
  );
}
