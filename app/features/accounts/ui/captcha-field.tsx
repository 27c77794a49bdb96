import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { call } from '#platform/client/call.ts';
import button from '#ui/button.module.css';
import { type Captcha, captchaDigits, captchaSize } from '../captcha.ts';
import css from './captcha-field.module.css';
import { captchaMessages } from './captcha-messages.ts';
import { PuzzleButton } from './puzzle-button.tsx';

interface CaptchaFieldProps {
  captcha: Captcha;
  /** How hard a puzzle is asked for; 0: a graphic code will do. */
  level?: number;
  /** What was wrong with the last answer. */
  error?: string | undefined;
}

/**
 * The graphic code of a form: picture, spoken digits, one field. Once awake also another picture and the way without
 * either. Sends `captchaId` with `captchaCode`, or `altcha`.
 */
export function CaptchaField({ captcha, level = 0, error }: CaptchaFieldProps) {
  const { t } = useLingui();
  const [solution, setSolution] = useState<{ for: string; altcha: string }>();
  const onSolved = (altcha: string) => setSolution({ for: captcha.captchaId, altcha });
  const isSolved = solution?.for === captcha.captchaId;
  return (
    <fieldset className={css.captcha}>
      <legend>{t`Verification code`}</legend>
      {isSolved && <Solved altcha={solution.altcha} />}
      {!isSolved && level > 0 && <PuzzleAsked level={level} error={error} onSolved={onSolved} />}
      {!isSolved && level === 0 && <PictureAsked captcha={captcha} error={error} onSolved={onSolved} />}
    </fieldset>
  );
}

function Solved({ altcha }: { altcha: string }) {
  const { t } = useLingui();
  return (
    <>
      <input type="hidden" name="altcha" value={altcha} />
      {/* The button that was pressed is gone: whoever was there goes on from here. */}
      <p role="status" tabIndex={-1} ref={takeFocus}>{t`Verified: no code needed.`}</p>
    </>
  );
}

interface AskedProps {
  error: string | undefined;
  onSolved: (altcha: string) => void;
}

function PuzzleAsked({ level, error, onSolved }: AskedProps & { level: number }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className={error && css.error}>{error ?? i18n._(captchaMessages.harder)}</p>
      <noscript>
        <p>{t`The puzzle needs JavaScript. Without it, please try again later.`}</p>
      </noscript>
      <PuzzleButton level={level} onSolved={onSolved} />
    </>
  );
}

function PictureAsked({ captcha: first, error, onSolved }: AskedProps & { captcha: Captcha }) {
  const { t } = useLingui();
  const [other, setOther] = useState<{ instead: string; captcha: Captcha }>();
  const captcha = other?.instead === first.captchaId ? other.captcha : first;

  async function another() {
    const made = await call<Captcha>('/api/captcha');
    if (made) setOther({ instead: first.captchaId, captcha: made });
  }

  return (
    <>
      <input type="hidden" name="captchaId" value={captcha.captchaId} />
      <div className={css.ask}>
        <img
          src={captcha.image}
          loading="lazy"
          alt={t`Type the ${captchaDigits} digits, or listen to them`}
          {...captchaSize}
        />
        {/* biome-ignore lint/a11y/useMediaCaption: captions would say the answer */}
        <audio controls preload="none" src={captcha.audio} aria-label={t`Listen to the digits`} />
      </div>
      <DigitsField error={error} />
      <PuzzleButton onSolved={onSolved}>
        <button type="button" className={button.quiet} onClick={another}>
          {t`Show another image`}
        </button>
      </PuzzleButton>
    </>
  );
}

function DigitsField({ error }: Pick<AskedProps, 'error'>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t`The ${captchaDigits} digits in the image`}</label>
      <input
        id={id}
        name="captchaCode"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={20}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={css.code}
      />
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** Focuses what stands where the focus was, unless the visitor has meanwhile gone elsewhere. */
function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
