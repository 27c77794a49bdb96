import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { AreaField } from '#ui/console/controls/field.tsx';
import { RevealPanel } from '#ui/console/inbox/reveal-panel.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { focusedBy } from '#ui/console/keys/pressed-by.ts';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import type { ClaimState } from '../claims/claims.ts';

interface ClaimDecisionProps {
  claim: {
    id: number;
    state: ClaimState;
    claimant: { name: string; company: string; shown: string[] };
  };
  /** Longest reason. */
  most: number;
  typed: { reason: string; why: string };
  errors: Record<string, string | undefined>;
  /** How the member is reached, once it was said why that is needed. */
  revealed: string[] | undefined;
  /** Minutes until somebody may be shown again. */
  wait: number;
}

/** What decides on a claim: granted or refused while it waits, ended once it is granted; and who asks. */
export function ClaimDecision(props: ClaimDecisionProps) {
  const { t } = useLingui();
  const { id, state } = props.claim;
  return (
    <PostForm action={`/console/inbox/claims/${id}`}>
      <div className={page.stack}>
        {state === 'waiting' && (
          <Button name="act" value="grant" look="main" wide keys="A">
            {t`Confirm the claim`}
          </Button>
        )}
        {(state === 'waiting' || state === 'granted') && <Refusal {...props} />}
        <Claimant {...props} />
        {state === 'waiting' && (
          <KeysLine
            keys={[
              { keys: ['J', 'K'], does: t`next, previous` },
              { keys: ['S'], does: t`reject the claim` },
            ]}
          />
        )}
      </div>
    </PostForm>
  );
}

function Refusal({ claim: { state }, most, typed, errors }: ClaimDecisionProps) {
  const { t } = useLingui();
  const isWaiting = state === 'waiting';
  return (
    <Panel title={isWaiting ? t`Reject the claim` : t`End the claim`} boxed>
      <AreaField
        id="reason"
        ref={focusedBy('S', isWaiting ? t`Reject the claim` : t`End the claim`)}
        label={t`Reason`}
        hint={t`The member will read it. Up to ${most} characters.`}
        error={errors.reason}
        defaultValue={typed.reason}
      />
      <Button name="act" value={isWaiting ? 'refuse' : 'end'} look="refuse" wide>
        {isWaiting ? t`Reject the claim` : t`End the claim`}
      </Button>
    </Panel>
  );
}

function Claimant({ claim: { claimant }, most, typed, errors, revealed, wait }: ClaimDecisionProps) {
  const { t } = useLingui();
  const { name, company, shown } = claimant;
  return (
    <RevealPanel
      title={t`Member`}
      facts={[
        { name: t({ message: 'Name', context: 'of a person' }), value: name || '–' },
        { name: t`Company`, value: company || '–' },
        { name: t`Contact information`, value: (revealed ?? shown).join(', ') },
      ]}
      id="why"
      error={errors.why}
      typed={typed.why}
      most={most}
      isRevealed={revealed !== undefined}
      wait={wait}
    />
  );
}
