import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Facts } from '#ui/facts.tsx';
import type { Side, TalkState } from '../talks.ts';
import type { Person } from '../thread/view-talk.server.ts';
import { useStateWords } from './use-state-words.ts';

interface TalkHeadProps {
  talk: {
    state: TalkState;
    side: Side;
    isSignatureTakenBack: boolean;
    other: (Person & { countryName: string }) | undefined;
    project: { name: string; href: string; status: string; lang: string } | undefined;
  };
  name: string;
  project: string;
}

/** What a talk is about, with whom, and how it stands. */
export function TalkHead({ talk, name, project }: TalkHeadProps) {
  const { t, i18n } = useLingui();
  const state = useStateWords()(talk.state, talk.side);
  const takenBack =
    talk.side === 'owner'
      ? t`Withdrawn by you: the project is in negotiation again`
      : t`Withdrawn by the owner: the project is in negotiation again`;
  const { other } = talk;
  const lang = talk.project && talk.project.lang !== i18n.locale ? talk.project.lang : undefined;
  // A page that nobody else sees any more is its owner's.
  const isShown = talk.project && (talk.side === 'owner' || talk.project.status !== 'withdrawn');
  const who = [other?.company === name ? '' : other?.company, name, other?.countryName].filter(Boolean).join(' · ');
  return (
    <Facts
      facts={[
        {
          name: t`Project`,
          value: isShown ? <SiteLink to={talk.project?.href ?? ''}>{project}</SiteLink> : project,
          lang,
        },
        { name: talk.side === 'owner' ? t`Asked by` : t`Owner`, value: who },
        { name: t`Status`, value: state },
        ...(talk.isSignatureTakenBack ? [{ name: t`Signature`, value: takenBack }] : []),
      ]}
    />
  );
}
