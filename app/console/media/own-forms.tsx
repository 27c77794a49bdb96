import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { Field, TextField } from '#ui/console/controls/field.tsx';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { PickMedia } from './pick/pick-media.tsx';

/** Another picture in its place, everywhere. */
export function ReplaceForm({ path }: { path: string }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Replace everywhere`}>
      <PostForm action={path} files>
        <Field
          id="file"
          label={t`New picture`}
          hint={t`It replaces this picture everywhere, immediately. Descriptions are kept.`}
        >
          {(control) => (
            <input {...control} type="file" name="file" accept="image/jpeg,image/png,image/webp,image/avif" />
          )}
        </Field>
        <Button name="act" value="replace">{t`Replace`}</Button>
      </PostForm>
    </Panel>
  );
}

/** The picture that stands for a film before it plays. */
export function StillForm({ path, still }: { path: string; still: number | undefined }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Cover image`}>
      <PostForm action={path} files>
        <TextField id="still" label={t`Picture number`} inputMode="numeric" defaultValue={still} />
        <PickMedia field="still" kind="picture" />
        <Field id="still-file" label={t`Or a new picture`} hint={t`It must have the same proportions as the video.`}>
          {(control) => (
            <input {...control} type="file" name="file" accept="image/jpeg,image/png,image/webp,image/avif" />
          )}
        </Field>
        <p>
          <Button name="act" value="still">{t`Save cover image`}</Button>
        </p>
      </PostForm>
    </Panel>
  );
}

/** Out of the library, where nothing shows it. */
export function DropForm({ path, isUsed }: { path: string; isUsed: boolean }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Delete`}>
      {isUsed && <p>{t`It cannot be deleted while it is in use.`}</p>}
      <PostForm action={path}>
        <Button look={isUsed ? 'plain' : 'refuse'} name="act" value="drop">{t`Delete permanently`}</Button>
      </PostForm>
    </Panel>
  );
}
