import type { Staff } from '#features/staff/index.server.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import type { Entry } from '../entry.ts';
import type { TermKey } from '../held-terms.ts';
import { faultMessages } from '../term-fault-words.server.ts';
import { restoreTerm, retireTerm, saveTerm, type TermWritten, type Writing } from '../write-term.server.ts';
import { type TermForm, termForm } from './term-form.ts';

/** What the page of a term comes again with. */
interface TermAnswer {
  /** What was typed, which goes on from what is there now. */
  typed: TermForm;
  errors: Record<string, string>;
  /** What somebody else has made of it meanwhile. */
  theirs?: TermForm;
}

/** Takes the form of a term: saves it, retires it or brings it back. @param of undefined for one that is new */
export async function takeTerm(
  site: SiteContext,
  staff: Staff,
  of: TermKey | undefined,
  form: FormData,
): Promise<Response | TermAnswer> {
  const typed = typedIn(form);
  const { act } = fieldsIn(form, ['act']);
  const writing = { of, base: typed.base };
  const written = await write(site, staff, act, { ...writing, entry: entryOf(typed) });
  switch (written.outcome) {
    case 'saved':
    case 'unchanged': {
      const done = act === 'retire' ? 'retired' : act === 'restore' ? 'restored' : 'saved';
      return seeOther(site, `/console/glossary/?${new URLSearchParams({ done, of: written.name })}`);
    }
    case 'conflict': {
      const { now } = written;
      return { typed: { ...typed, base: now.version }, errors: {}, theirs: termForm(now, now.version) };
    }
    case 'invalid':
      return { typed, errors: faultMessages(written.faults, site.locale) };
  }
}

function write(
  site: SiteContext,
  staff: Staff,
  act: string,
  writing: Writing & { entry: Entry },
): Promise<TermWritten> {
  if (act === 'retire') return retireTerm(site, staff, writing);
  return act === 'restore' ? restoreTerm(site, staff, writing) : saveTerm(site, staff, writing);
}

function typedIn(form: FormData): TermForm {
  const { base, part, note } = fieldsIn(form, ['base', 'part', 'note']);
  const fields = Object.entries(
    fieldsIn(
      form,
      locales.flatMap((locale) => [`name.${locale}`, `unused.${locale}`]),
    ),
  ).map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')]);
  return { base: /^\d{1,9}$/.test(base) ? Number(base) : 0, part, note, texts: Object.fromEntries(fields) };
}

/** What was typed as a term: a name that is not to be used on each line. */
function entryOf({ part, note, texts }: TermForm): Entry {
  return {
    ...{ part, note },
    names: inEach((locale) => texts[`name.${locale}`]),
    unused: inEach((locale) => (texts[`unused.${locale}`] ?? '').split('\n')),
  };
}
