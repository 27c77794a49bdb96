import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import button from '#ui/button.module.css';
import { Facts } from '#ui/facts.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type Identity, identities, type Question, questionAnchor } from '../about.ts';
import type { MessageData } from '../read-page.server.ts';
import { AboutFrame } from './about-frame.tsx';
import { dialled } from './contact-page.tsx';
import css from './message-page.module.css';

interface MessagePageProps extends MessageData {
  /** A page of what visitors have written. */
  board?: { page: number; messages: ReactNode } | undefined;
}

/** The message board: what visitors wrote, what is often asked, by who asks, and how to put a question. */
export function MessagePage({ asked, questions, office, board }: MessagePageProps) {
  const { t } = useLingui();
  const titles: Record<Identity, string> = {
    exhibitor: t`Questions from exhibitors`,
    buyer: t`Questions from buyers`,
    visitor: t`Questions from visitors`,
  };
  const description = t`Questions from exhibitors, buyers and visitors, with answers from the expo’s desks, and how to ask your own.`;
  return (
    <AboutFrame cursor="message" title={t`Message board`} description={description} page={board?.page}>
      <div className={css.about}>
        <p>{t`This board is for questions whose answers help others too. The desk responsible answers; names, phone numbers and anything private are removed before a question is published.`}</p>
        <SiteLink to="/about/messageBoard/write" className={button.primary}>
          {t`Write a message`}
        </SiteLink>
        <ul role="list" className={css.jumps}>
          {asked.map((identity) => (
            <li key={identity}>
              <a href={`#${identity}`}>{titles[identity]}</a>
            </li>
          ))}
          <li>
            <a href="#ask">{t`Ask by e-mail or phone`}</a>
          </li>
        </ul>
      </div>
      {board?.messages}
      {asked.map((identity) => (
        <Part key={identity} id={identity} title={titles[identity]}>
          <AsSent of={questions} name={`asked-by-${identity}`} stays className={css.questions}>
            {(all) =>
              all
                .filter((question) => question.identity === identity)
                .map((question) => <Answered key={question.id} question={question} />)
            }
          </AsSent>
        </Part>
      ))}
      {office && <Ask office={office} />}
    </AboutFrame>
  );
}

function Answered({ question: { id, question, answer, lang } }: { question: Question }) {
  const foreign = useForeign(lang);
  return (
    <details className={css.question}>
      <summary lang={foreign}>{question}</summary>
      <div id={questionAnchor(id)} className={css.answer}>
        <NotYet lang={lang} />
        <Paragraphs paragraphs={answer} lang={foreign} />
      </div>
    </details>
  );
}

/** The ways to the office, a mail with its subject ready for each who may ask. */
function Ask({ office }: { office: NonNullable<MessageData['office']> }) {
  const { t } = useLingui();
  const foreign = useForeign(office.lang);
  const subjects: Record<Identity, string> = {
    exhibitor: t`Question from an exhibitor`,
    buyer: t`Question from a buyer`,
    visitor: t`Question from a visitor`,
  };
  return (
    <Part id="ask" title={t`Ask by e-mail or phone`}>
      <div className={css.ask}>
        <p>{t`Write to the information office in Chinese, English or French and say whether you are an exhibitor, a buyer or a visitor. These links open an e-mail with the subject filled in:`}</p>
        <ul role="list" className={css.mails}>
          {identities.map((identity) => (
            <li key={identity}>
              <a href={`mailto:${office.email}?subject=${encodeURIComponent(subjects[identity])}`}>
                {subjects[identity]}
              </a>
            </li>
          ))}
        </ul>
        <Facts
          facts={[
            { name: t`E-mail`, value: <a href={`mailto:${office.email}`}>{office.email}</a> },
            { name: t`Phone`, value: <a href={dialled(office.phone)}>{office.phone}</a> },
            { name: t`Hours`, value: office.hours, lang: foreign },
          ]}
        />
      </div>
    </Part>
  );
}
