import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { Empty, NoHits } from '#ui/console/page/empty.tsx';

const findHref = (words: string) => `/console/find/?${new URLSearchParams({ q: words })}`;

/** Words that lead to nothing: each can be taken away; of one alone there is the console's home to begin from. */
export function NothingFound({ words }: { words: string }) {
  const { t } = useLingui();
  const each = [...new Set(words.split(/\s+/))];
  const title = t`Nothing found for “${words}”`;
  const searched = t`Titles and numbers in every language, actions, media and people were searched.`;
  if (each.length > 1) {
    const without = (word: string) => findHref(each.filter((other) => other !== word).join(' '));
    return (
      <NoHits
        title={title}
        note={searched}
        ask={t`Remove a word:`}
        filters={each.map((word) => ({ name: t`“${word}”`, without: without(word) }))}
      />
    );
  }
  return (
    <Empty id="find" title={title}>
      <p>{searched}</p>
      <ButtonLink to="/console/">{t`Waiting for you`}</ButtonLink>
    </Empty>
  );
}
