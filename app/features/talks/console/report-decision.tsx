import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { focusedBy } from '#ui/console/keys/pressed-by.ts';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';

/** What decides on a report: it comes to nothing, or the talk ends for good. */
export function ReportDecision({ id }: { id: number }) {
  const { t } = useLingui();
  return (
    <PostForm action={`/console/inbox/reports/${id}`}>
      <div className={page.stack}>
        <Panel title={t`Decide`} boxed>
          <Button name="act" value="dismissed" look="main" wide keys="A">
            {t`Dismiss the report`}
          </Button>
          <p
            className={`${page.small} ${page.soft}`}
          >{t`The negotiation continues. The person who reported it is told it was reviewed.`}</p>
          {/* It cannot be taken back: its key leads to it, and does not press it. */}
          <Button
            name="act"
            value="closed"
            look="refuse"
            wide
            ref={focusedBy('S', t`End the negotiation`)}
            aria-keyshortcuts="S"
          >
            {t`End the negotiation`}
          </Button>
          <p
            className={`${page.small} ${page.soft}`}
          >{t`It ends permanently, and both sides see that the expo ended it.`}</p>
        </Panel>
        <KeysLine
          keys={[
            { keys: ['J', 'K'], does: t`next, previous` },
            { keys: ['S'], does: t`end the negotiation` },
          ]}
        />
      </div>
    </PostForm>
  );
}
