import { useLingui } from '@lingui/react/macro';

/** What the headings of the glossary are called, by the heading; one that has no name here is called as it is. */
export function usePartNames(): (part: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    Places: t({ message: 'Places', context: 'part of the glossary' }),
    'The expo': t({ message: 'The expo', context: 'part of the glossary' }),
    Trade: t({ message: 'Trade', context: 'part of the glossary' }),
    'Countries and towns': t({ message: 'Countries and towns', context: 'part of the glossary' }),
    'Public bodies': t({ message: 'Public bodies', context: 'part of the glossary' }),
    'The console': t({ message: 'The console', context: 'part of the glossary' }),
  };
  // A part of an address may be called like what every object has.
  return (part) => (Object.hasOwn(names, part) ? (names[part] ?? part) : part);
}
