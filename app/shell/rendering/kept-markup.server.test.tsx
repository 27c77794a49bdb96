import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { AsSent } from './as-sent.tsx';
import { keepMarkup } from './kept-markup.server.ts';
import { KeptMarkup } from './kept-markup.tsx';
import { Lasting } from './lasting.tsx';

function shown(part: ReactNode, locale: Locale = 'en-US'): string {
  return renderToString(
    <KeptMarkup value={keepMarkup}>
      <I18nProvider i18n={i18nFor(locale)}>{part}</I18nProvider>
    </KeptMarkup>,
  );
}

/** Says its language, and counts how often it is rendered. */
function counting() {
  const count = { renders: 0 };
  function Part({ title }: { title: string }) {
    const { i18n } = useLingui();
    count.renders += 1;
    return (
      <label htmlFor={useId()}>
        {title} in {i18n.locale}
      </label>
    );
  }
  return { count, Part };
}

test('a lasting part is rendered once for what it is made of, in each language', () => {
  const { count, Part } = counting();
  const page = (of: { title: string }, locale?: Locale) =>
    shown(
      <Lasting of={of} id="foot">
        {() => <Part title={of.title} />}
      </Lasting>,
      locale,
    );
  const made = { title: 'Hosts' };
  const first = page(made);
  expect(first).toContain('Hosts in en-US');
  expect(page(made)).toBe(first);
  expect(count.renders).toBe(1);
  expect(page(made, 'fr-FR')).toContain('Hosts in fr-FR');
  expect(page({ title: 'Hosts, anew' })).toContain('Hosts, anew in en-US');
  expect(count.renders).toBe(3);
});

test('a part that stays as it was sent is rendered once where its data is kept, else on every page', () => {
  const { count, Part } = counting();
  const of = { value: { title: 'Choices' } };
  const page = (kept: boolean) =>
    shown(
      <AsSent of={of} name="filters" kept={kept}>
        {({ title }) => <Part title={title} />}
      </AsSent>,
    );
  expect(page(true)).toContain('Choices in en-US');
  expect(page(true)).toBe(page(true));
  expect(count.renders).toBe(1);
  page(false);
  page(false);
  expect(count.renders).toBe(3);
});

test('ids within kept parts are unlike those of other parts and of the page', () => {
  const { Part } = counting();
  const data = {};
  const page = shown(
    <>
      <Part title="of the page" />
      <Lasting of={data} id="one">
        {() => <Part title="of one" />}
      </Lasting>
      <Lasting of={data} id="other">
        {() => <Part title="of the other" />}
      </Lasting>
    </>,
  );
  const ids = [...page.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

test('a table whose rows stay as they were sent has a body of rows', () => {
  const rows = (
    <table>
      <AsSent of={{ value: ['Monday'] }} name="days" as="tbody">
        {([day]) => (
          <tr>
            <td>{day}</td>
          </tr>
        )}
      </AsSent>
    </table>
  );
  expect(shown(rows)).toBe('<table><tbody data-as-sent="days"><tr><td>Monday</td></tr></tbody></table>');
});

test('a lasting part that was sent for want of data gives way to that of a shell that has it', () => {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('document', { getElementById: () => ({ innerHTML: 'as sent' }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const mounted = (of: object) =>
    renderToString(
      <I18nProvider i18n={i18nFor('en-US')}>
        <Lasting of={of} id="foot">
          {() => 'made of data'}
        </Lasting>
      </I18nProvider>,
    );
  const bare = {};
  expect(mounted(bare)).toBe('<div id="foot">as sent</div>');
  expect(mounted({ hosts: ['Changsha'] })).toBe('<div id="foot">made of data</div>');
  expect(mounted(bare)).toBe('<div id="foot">as sent</div>');
});
