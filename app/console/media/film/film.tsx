import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import type { FilmRefusal } from '#features/media/index.server.ts';
import { staffPage } from '#features/staff/index.server.ts';
import { BrokenOff, readFile } from '#platform/http/body/read-file.server.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { Field } from '#ui/console/controls/field.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import page from '#ui/console/page/page.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { takeFilm } from '../change-media.server.ts';
import { filmMessages } from '../picture-messages.ts';
import type { Route } from './+types/film.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  await staffPage(request, siteOf(context), 'write');
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const taken = await readFile(request, 'film', (chunks) => takeFilm(site, staff, chunks)).catch(refusalOf);
  if (typeof taken === 'number') return seeOther(site, `/console/media/${taken}/`);
  const refused: FilmRefusal | 'missing' = taken ?? 'missing';
  if (refused !== 'busy') return data({ refused }, 422);
  return data({ refused }, { status: 503, headers: { 'Retry-After': String(uploadRetryAfter) } });
}

/** The front breaks off a body that is larger than its page takes; one that ends before its time holds no video. */
function refusalOf(error: unknown): FilmRefusal | 'missing' {
  if (error instanceof Error && error.name === 'BodyTooLarge') return 'bytes';
  if (error instanceof BrokenOff) return 'missing';
  throw error;
}

/** A film is taken in by itself, for it comes for minutes; what is said of it is said on its own page. */
export default function AddFilm({ actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const title = t`Add a video`;
  const refused = actionData?.refused;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} above={<SiteLink to="/console/media/">{t`Media`}</SiteLink>} />
      <PostForm action="/console/media/film/" files>
        <div className={page.stack}>
          <Field
            id="film"
            label={t`Video file`}
            hint={t`MP4 (H.264, AV1 or VP9; AAC, MP3 or Opus) or WebM (VP8, VP9 or AV1; Vorbis or Opus), up to 200 MB. Stay on this page until the upload is finished.`}
            error={refused && i18n._(filmMessages[refused])}
          >
            {(control) => <input {...control} type="file" name="film" accept="video/mp4,video/webm" />}
          </Field>
          <p>{t`Next, add a cover image, descriptions and captions.`}</p>
          <p>
            <Button look="main">{t`Add to the library`}</Button>
          </p>
        </div>
      </PostForm>
    </>
  );
}
