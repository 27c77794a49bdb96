import { useLingui } from '@lingui/react/macro';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';

interface PasskeyButtonProps {
  /** Has the browser make a passkey, or sign with one. */
  ask(): Promise<object>;
  children: ReactNode;
}

/** The button of a form that sends what a passkey says (`passkey`). Without script, or in a browser without passkeys, it is not there. */
export function PasskeyButton({ ask, children }: PasskeyButtonProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isThere, setThere] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setThere(browserSupportsWebAuthn()), []);

  async function press() {
    setFailed(false);
    try {
      const said = JSON.stringify(await ask());
      if (!input.current) return;
      input.current.value = said;
      input.current.form?.requestSubmit();
    } catch {
      // Called off, or too late: what the browser says of it is not the same anywhere.
      setFailed(true);
    }
  }

  if (!isThere) return null;
  return (
    <>
      <input ref={input} type="hidden" name="passkey" />
      <button type="button" className={button.secondary} onClick={press}>
        {children}
      </button>
      <p role="alert" className={form.error}>
        {failed && t`The passkey did not answer. Try again, or use another way.`}
      </p>
    </>
  );
}
