import { useLingui } from '@lingui/react/macro';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { AreaField } from '#ui/console/controls/field.tsx';
import { RevealPanel } from '#ui/console/inbox/reveal-panel.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { focusedBy } from '#ui/console/keys/pressed-by.ts';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { MessageStatus } from '../messages.ts';

interface DecisionProps {
  message: {
    id: number;
    version: string;
    status: MessageStatus;
    isMember: boolean;
    /** Masked; undefined where it is no longer kept. */
    contact: { contactPerson: string; contactInformation: string } | undefined;
  };
  /** Longest answer and reason: given, for pages of readers would load one more file if it were shared with them. */
  most: { answer: number; reason: number };
  typed: { answer: Record<Locale, string>; refusal: string; reason: string };
  errors: Record<string, string | undefined>;
  /** Who wrote it, once it was said why that is needed. */
  revealed: { person: string; address: string } | undefined;
  /** Minutes until somebody may be shown again. */
  wait: number;
}

/** What decides on a message: its answer, its refusal, who wrote it. A refused one is past deciding. */
export function MessageDecision(props: DecisionProps) {
  const { t } = useLingui();
  const { id, version, status } = props.message;
  if (status === 'refused') return null;
  return (
    <PostForm action={`/console/inbox/messages/${id}`} files>
      <input type="hidden" name="version" value={version} />
      <div className={page.stack}>
        <Approval {...props} />
        <Refusal {...props} />
        <Contact {...props} />
        <KeysLine
          keys={[
            { keys: ['J', 'K'], does: t`next, previous` },
            { keys: ['S'], does: t`reject` },
          ]}
        />
      </div>
    </PostForm>
  );
}

function Approval({ message: { status }, most: { answer: answerMost }, typed, errors }: DecisionProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const isShown = status === 'approved';
  return (
    <Panel title={t`Answer from the organiser`} boxed>
      {locales.map((locale) => (
        <AreaField
          key={locale}
          id={`answer-${locale}`}
          label={t`Answer in ${languages[locale]}`}
          lang={locale}
          error={errors[`answer-${locale}`]}
          defaultValue={typed.answer[locale]}
          rows={4}
        />
      ))}
      <p className={`${page.small} ${page.soft}`}>
        {isShown
          ? t`An empty field leaves the answer unchanged.`
          : t`Up to ${answerMost} characters each. Without an answer, only the message appears.`}
      </p>
      <Button name="act" value="approve" look="publish" wide keys="A">
        {isShown ? t`Save the answer` : t`Approve`}
      </Button>
    </Panel>
  );
}

function Refusal({ message: { status, isMember }, most: { reason: reasonMost }, typed, errors }: DecisionProps) {
  const { t } = useLingui();
  return (
    <Panel title={status === 'approved' ? t`Remove from the board` : t`Reject`} boxed>
      <AreaField
        id="refusal"
        ref={focusedBy('S', t`Reject`)}
        label={t`Reason`}
        hint={
          isMember
            ? t`The author will read it. Up to ${reasonMost} characters.`
            : t`For the log only: the author is not told. Up to ${reasonMost} characters.`
        }
        error={errors.refusal}
        defaultValue={typed.refusal}
      />
      <Button name="act" value="refuse" look="refuse" wide>
        {status === 'approved' ? t`Remove from the board` : t`Reject`}
      </Button>
    </Panel>
  );
}

function Contact({ message: { contact }, most, typed, errors, revealed, wait }: DecisionProps) {
  const { t } = useLingui();
  if (!contact) return null;
  const { person, address } = revealed ?? { person: contact.contactPerson, address: contact.contactInformation };
  return (
    <RevealPanel
      title={t`Author`}
      facts={[
        { name: t`Contact person`, value: person },
        { name: t`Contact information`, value: address },
      ]}
      id="reason"
      error={errors.reason}
      typed={typed.reason}
      most={most.reason}
      isRevealed={revealed !== undefined}
      wait={wait}
    />
  );
}
