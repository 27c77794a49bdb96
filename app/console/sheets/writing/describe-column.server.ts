import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Field } from '#platform/content/field.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { choosableIn } from '../cells/choices.server.ts';
import type { Column } from '../cells/columns.server.ts';

/** So many choices are named; of countries it is enough to say what they are. */
const mostNamed = 30;

/** What goes into a column, in a language. */
export function describeColumn({ is, of }: Pick<Column, 'is' | 'of'>, locale: Locale): string {
  const i18n = i18nFor(locale);
  const about = [
    what(is, locale, i18n),
    is.hint && i18n._(is.hint),
    of && i18n._(msg`One line in the cell for each row.`),
  ];
  return about.filter(Boolean).join(' ');
}

/** Whether nothing can go out without it. */
export function isNeeded({ is, of }: Pick<Column, 'is' | 'of'>): boolean {
  return of === undefined && is.control.type !== 'flag' && !is.schema.safeParse(undefined).success;
}

const plain: Readonly<Record<string, MessageDescriptor>> = {
  decimal: msg`A number, such as 1234.5.`,
  day: msg`A date, such as 2026-06-12.`,
  moment: msg`Date and time in Beijing, such as 2026-06-12 09:30.`,
  time: msg`A time in Beijing, such as 09:30.`,
  flag: msg`Yes or no.`,
  country: msg`A country: its name in any language, or its code, such as KE.`,
  countries: msg`Countries: their names or codes, separated by semicolons.`,
  industry: msg`An industry: its name in any language, or its number.`,
  link: msg`A web address that begins with https:// or http://.`,
  phone: msg`A telephone number with + and the country code. Format the column as text.`,
  mail: msg`An e-mail address.`,
  key: msg`Small letters, digits and hyphens.`,
  picture: msg`The number of a picture in the media library.`,
  pictures: msg`The numbers of pictures in the media library, separated by spaces.`,
  film: msg`The number of a video in the media library.`,
};

function what(field: Field, locale: Locale, i18n: I18n): string {
  const { control } = field;
  switch (control.type) {
    case 'line': {
      const { most } = control;
      return i18n._(msg`Text on one line, at most ${most} characters.`);
    }
    case 'lines': {
      const { most } = control;
      return i18n._(msg`Text, at most ${most} characters. An empty line begins a paragraph.`);
    }
    case 'rich': {
      const { most } = control;
      return i18n._(msg`Text with HTML, at most ${most} characters.`);
    }
    case 'list': {
      const { most } = control;
      return i18n._(msg`At most ${most} items, one on each line or separated by semicolons.`);
    }
    case 'number': {
      const { min, max } = control;
      return i18n._(msg`A whole number from ${min} to ${max}.`);
    }
    case 'choice':
    case 'choices': {
      const list = choiceNames(field, locale);
      return i18n._(
        control.type === 'choice' ? msg`One of: ${list}` : msg`Some of these, separated by semicolons: ${list}`,
      );
    }
    case 'thing':
    case 'things': {
      const kind = i18n._(kindOrRefuse(control.kind).words.many);
      return i18n._(
        control.type === 'thing'
          ? msg`The key or external ID of an item under “${kind}”.`
          : msg`Keys or external IDs of items under “${kind}”, separated by semicolons.`,
      );
    }
    default: {
      const words = plain[control.type];
      return words ? i18n._(words) : '';
    }
  }
}

function choiceNames(field: Field, locale: Locale): string {
  const choosable = choosableIn(field);
  const names = (choosable?.values ?? []).map((value) => choosable?.nameOf(value, locale) ?? value);
  return names.slice(0, mostNamed).join('; ') + (names.length > mostNamed ? ' …' : '');
}

const examples: Readonly<Record<string, string>> = {
  decimal: '1234.5',
  day: '2026-06-12',
  moment: '2026-06-12 09:30',
  time: '09:30',
  flag: 'yes',
  country: 'KE',
  countries: 'KE; ZM',
  industry: '1',
  link: 'https://www.example.org/',
  phone: '+8673185550101',
  mail: 'name@example.org',
  key: 'lake-malawi-coffee',
  picture: '12',
  pictures: '12 15',
  film: '7',
};

/** What might stand in a column; empty where any text may. */
export function exampleOf({ is }: Pick<Column, 'is'>): string {
  if (is.control.type === 'number') return String(Math.max(is.control.min, 1));
  if (is.control.type === 'choice' || is.control.type === 'choices') {
    const choosable = choosableIn(is);
    const [first] = choosable?.values ?? [];
    return first === undefined ? '' : (choosable?.nameOf(first, defaultLocale) ?? first);
  }
  return examples[is.control.type] ?? '';
}
