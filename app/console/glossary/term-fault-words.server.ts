import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessage } from '#platform/http/field-messages.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { TermFault, TermFaults } from './term-faults.server.ts';

/** What is wrong with a term, in the reader's language. */
export function faultMessages(faults: TermFaults, locale: Locale): Record<string, string> {
  const i18n = i18nFor(locale);
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, messageOf(fault, i18n)]));
}

function messageOf(fault: TermFault, i18n: I18n): string {
  switch (fault.is) {
    case 'taken':
      return i18n._(msg`Another term has this name. It may be under “Retired”.`);
    case 'sign': {
      const { sign } = fault;
      return i18n._(msg`“${sign}” cannot be used here. Put each name on a line of its own.`);
    }
    case 'brackets': {
      const example = 'tea (but: tea party)';
      return i18n._(msg`Write exceptions like this: ${example}`);
    }
    case 'ending': {
      const { written } = fault;
      return i18n._(msg`“${written}”: an asterisk can only stand at the end.`);
    }
    case 'forbidden': {
      const { name, called } = fault;
      return i18n._(msg`“${name}” is not to be used, but “${called}” contains it.`);
    }
    default:
      return i18n._(fieldMessage(fault.is));
  }
}
