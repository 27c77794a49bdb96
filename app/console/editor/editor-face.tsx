import { useLingui } from '@lingui/react/macro';
import { nameAlone } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import page from '#ui/console/page/page.module.css';
import { Beside } from '#ui/console/page/panel.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { companyPath, isCompanyKind } from '../companies/company-path.ts';
import { kindPath, threadPath } from '../shown/paths.ts';
import { EditorNotes } from './editor-notes.tsx';
import { type EditorProps, formId, type PanelProps } from './editor-props.ts';
import { GoingOut } from './panel/going-out.tsx';
import { HereNow } from './panel/here-now.tsx';
import { PreviewLinks } from './panel/preview-links.tsx';
import { Review } from './panel/review.tsx';
import { Revisions } from './panel/revisions.tsx';
import { Whose } from './panel/whose.tsx';
import { ReadOnly } from './read-only.tsx';
import { Standing } from './standing.tsx';
import { ThreadForm } from './thread-form.tsx';
import { usePanelErrors } from './use-panel-errors.ts';

/** The editor of a thing: how it stands in all its languages, the form of one of them, and what can be done with it. */
export function EditorFace(props: EditorProps) {
  const { t } = useLingui();
  const { kind, thing, thread, standing, steps, form, mayWrite, panel, answer, kept } = props;
  const title = thing?.title.title ?? kind.make ?? kind.one;
  const typed = answer?.typed ?? (kept && { base: kept.base, entries: form.entries });
  return (
    <>
      <PageHead title={`${title} · ${kind.many}`} unlisted />
      <ConsoleHead title={title} lang={thing?.title.lang} above={<Way {...props} />} under={kind.only}>
        {panel && <Button form={formId} name="_act" value="link" keys="V">{t`Preview`}</Button>}
        {panel?.may.make && <Button form={formId} name="_act" value="copy">{t`Duplicate`}</Button>}
        {!thing && <ButtonLink to={kindPath(kind.name)}>{t`Back to the list`}</ButtonLink>}
      </ConsoleHead>
      {thing && <Standing standing={standing} steps={steps} thread={thread} />}
      <Tabs
        label={t`Language`}
        tabs={standing.map(({ thread: each }) => ({
          name: each === 'shared' ? t`Shared by all languages` : nameAlone(each),
          to: threadPath(kind.name, thing?.id, each),
          current: each === thread,
        }))}
      />
      <EditorNotes {...props} />
      <div className={page.wrong}>
        <ErrorSummary wrong={wrongOf({ ...answer?.errors, ...usePanelErrors(answer) })} />
      </div>
      <Beside label={t`Actions`} aside={panel && thing && <Panels {...props} panel={panel} thing={thing} />}>
        {mayWrite || answer?.typed ? (
          <ThreadForm
            // What was typed before is another form: its fields begin with it.
            key={`${thread} ${typed?.base ?? form.base}`}
            {...props}
            typed={typed}
          />
        ) : (
          <ReadOnly {...props} />
        )}
      </Beside>
    </>
  );
}

/** Where one is, and the page that readers see. */
function Way({ kind, thing }: EditorProps) {
  const { t } = useLingui();
  return (
    <>
      <SiteLink to={kindPath(kind.name)}>{kind.many}</SiteLink>
      {thing && (
        <>
          {' / '}
          {kind.one} {thing.id}
          {thing.address && (
            <>
              {' · '}
              <SiteLink to={thing.address} reloads>{t`View on the site`}</SiteLink>
            </>
          )}
          {isCompanyKind(kind.name) && (
            <>
              {' · '}
              <SiteLink to={companyPath(thing.id)}>{t`Company overview`}</SiteLink>
            </>
          )}
        </>
      )}
    </>
  );
}

function Panels(props: PanelProps) {
  return (
    <>
      <GoingOut {...props} />
      <Review {...props} />
      <Whose {...props} />
      <HereNow {...props} />
      <Revisions {...props} />
      <PreviewLinks {...props} />
    </>
  );
}
