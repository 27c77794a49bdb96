import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import type { LibraryItem } from '#features/media/index.server.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { staffPage } from '#features/staff/index.server.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';
import { bestOf } from '#platform/i18n/texts.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { Field, SelectField } from '#ui/console/controls/field.tsx';
import { Filters } from '#ui/console/controls/filters.tsx';
import { ListFoot } from '#ui/console/list/list-foot.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { Route } from './+types/library.ts';
import { askedMedia, mediaPath } from './asked.ts';
import css from './library.module.css';
import { libraryPage, type Sent, takeFiles } from './library.server.ts';
import { NoMedia } from './no-media.tsx';
import { pictureMessages } from './picture-messages.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'write');
  const asked = askedMedia(new URL(request.url).searchParams);
  return { asked, ...(await libraryPage(site, asked)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const sent = await takeFiles(site, staff, request);
  if (sent !== 'busy') return data({ sent }, { status: sent.some(({ refused }) => refused) ? 422 : 200 });
  const busy: Sent[] = [{ name: '', refused: 'busy' }];
  return data({ sent: busy }, { status: 503, headers: { 'Retry-After': String(uploadRetryAfter) } });
}

/** All pictures and films, the newest first. */
export default function Library({ loaderData: { asked, items, after }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const title = t`Media`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title}>
        <ButtonLink to="/console/media/film/">{t`Add a video`}</ButtonLink>
      </ConsoleHead>
      {actionData && <SentFiles sent={actionData.sent} />}
      <Upload />
      <Filters
        action="/console/media/"
        label={t`Search pictures and videos`}
        search={{ name: 'q', label: t`Description or number`, value: asked.words }}
      >
        <SelectField
          id="kind"
          label={t`Type`}
          defaultValue={asked.kind ?? ''}
          options={[
            { value: '', label: t`All` },
            { value: 'picture', label: t`Pictures` },
            { value: 'video', label: t`Videos` },
          ]}
        />
        <SelectField
          id="missing"
          label={t`No description in`}
          defaultValue={asked.missing ?? ''}
          options={[
            { value: '', label: t`With or without description` },
            { value: 'any', label: t`At least one language` },
            ...locales.map((value) => ({ value, label: languages[value] })),
          ]}
        />
      </Filters>
      {items.length === 0 && <NoMedia asked={asked} />}
      <ul role="list" className={css.shelf}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <ListFoot {...(after !== undefined && { older: { to: mediaPath({ ...asked, after }) } })} />
    </>
  );
}

function Item({ item }: { item: LibraryItem }) {
  const { t } = useLingui();
  const locale = useLocale();
  const lacking = locales.filter((each) => !item.alts[each]).length;
  const alt = bestOf(item.alts, locale) ?? t`No description`;
  return (
    <li>
      <SiteLink to={`/console/media/${item.id}/`}>
        {item.shown && <Picture picture={{ ...item.shown, alt: '' }} sizes="12rem" className={css.small} />}
        <span lang={item.shown?.lang}>{alt}</span>
      </SiteLink>
      <small>
        {item.kind === 'video' ? t`Video ${item.id}` : t`Picture ${item.id}`} · {item.width} × {item.height}
        {lacking > 0 && <b> · {t`Descriptions missing: ${lacking}`}</b>}
      </small>
    </li>
  );
}

function Upload() {
  const { t } = useLingui();
  return (
    <PostForm action="/console/media/" files>
      <div className={css.upload}>
        <Field
          id="files"
          wide
          label={t`Add pictures`}
          hint={t`JPEG, PNG, WebP or AVIF, up to 10 MB each and 40 MB in total. Location data is removed from photographs.`}
        >
          {(control) => (
            <input {...control} type="file" name="files" multiple accept="image/jpeg,image/png,image/webp,image/avif" />
          )}
        </Field>
        <Button look="main">{t`Add to the library`}</Button>
      </div>
    </PostForm>
  );
}

function SentFiles({ sent }: { sent: readonly Sent[] }) {
  const { t, i18n } = useLingui();
  const wrong = sent.some(({ refused }) => refused);
  return (
    <Note kind={wrong ? 'stop' : 'plain'} title={wrong ? t`Some files were not added` : t`Added to the library`}>
      <ul role="list">
        {sent.map(({ name, id, refused }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name
          <li key={i}>
            {id !== undefined && <SiteLink to={`/console/media/${id}/`}>{t`Describe picture ${id}`}</SiteLink>} {name}{' '}
            {refused && i18n._(pictureMessages[refused])}
          </li>
        ))}
      </ul>
    </Note>
  );
}
