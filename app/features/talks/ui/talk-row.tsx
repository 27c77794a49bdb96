import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { PlacedTime } from '../meetings/places.server.ts';
import { type EntryKind, type Side, type TalkState, talkHref } from '../talks.ts';
import type { Whose } from '../thread/view-talk.server.ts';
import { PlacedTimes } from './placed-times.tsx';
import css from './talk-row.module.css';
import { useEntryWords } from './use-entry-words.ts';
import { usePersonName } from './use-person-name.ts';
import { useStateWords } from './use-state-words.ts';

interface TalkRowProps {
  talk: {
    id: string;
    state: TalkState;
    side: Side;
    unread: number;
    project: { name: string; lang: Locale } | undefined;
    other: { name: string; company: string } | undefined;
    last: { kind: EntryKind; by: Whose; content?: string | undefined; at: string; times: PlacedTime[] };
  };
}

/** A talk in the list: with whom, about what, what was said last, how much is new. */
export function TalkRow({ talk }: TalkRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, state, side, unread, project, last } = talk;
  const names = usePersonName();
  const name = names.person(talk.other);
  const party = names.party(talk.other);
  const words = useEntryWords(name);
  const stateWords = useStateWords();
  const lang = useForeign(project?.lang ?? locale);
  const said = last.kind === 'message' ? last.content || t`A file` : words(last.kind, last.by);
  return (
    <li className={unread > 0 ? css.unread : undefined}>
      <h2 lang={lang}>
        <SiteLink to={`${talkHref(id)}#latest`}>{project?.name ?? t`A project that no longer exists`}</SiteLink>
      </h2>
      <p className={css.facts}>
        <span lang="">{party === name ? name : `${party} · ${name}`}</span>
        <span className={css.state}>{stateWords(state, side)}</span>
        {unread > 0 && <b>{t`${plural(unread, { one: '# new', other: '# new' })}`}</b>}
      </p>
      <p className={css.said} dir="auto" lang={last.kind === 'message' ? '' : undefined}>
        {last.kind === 'message' && last.by === 'you' ? t`You: ${said}` : said}
      </p>
      <PlacedTimes iso={last.at} times={last.times} />
    </li>
  );
}
