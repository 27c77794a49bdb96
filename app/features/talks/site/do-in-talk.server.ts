import type { Member } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { sentFiles } from '../files/sent-files.ts';
import { answerMeeting, meetingAnswers } from '../meetings/answer-meeting.server.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { talkMoves } from '../talks.ts';
import { blockOther } from '../thread/block-member.server.ts';
import { moveTalk } from '../thread/move-talk.server.ts';
import { writeMessage } from '../thread/write-message.server.ts';
import { keyIn, typedIn } from './typed-form.ts';

/** Where the page goes on, or why nothing was done: then what was typed stays. */
type Done = { anchor: string } | { refusal: TalkRefusal; content: string };

/** Does what a form of the page of a talk asks for. */
export async function doInTalk(site: SiteContext, member: Member, key: string, form: FormData): Promise<Done> {
  const wish = typedIn(form, 'do');
  const content = typedIn(form, 'content');
  const move = talkMoves.find((each) => each === wish);
  if (move) return ended(await moveTalk(site, member, { key, move }));
  if (wish === 'block' || wish === 'unblock') {
    return ended(await blockOther(site, member, { key, blocks: wish === 'block' }));
  }
  const answer = meetingAnswers.find((each) => each === wish);
  if (answer) {
    const meetingId = Number(/^[1-9]\d{0,8}$/.exec(typedIn(form, 'meeting'))?.[0] ?? 0);
    return ended(await answerMeeting(site, member, { key, meetingId, answer }));
  }
  const message = { key, content, files: await sentFiles(form), idempotencyKey: keyIn(form) };
  return ended(await writeMessage(site, member, message), content);
}

type Answer = TalkRefusal | { outcome: 'moved' | 'done' } | { outcome: 'written' | 'answered'; number: number };

function ended(answer: Answer, content = ''): Done {
  switch (answer.outcome) {
    case 'moved':
    case 'done':
      return { anchor: '#latest' };
    case 'written':
    case 'answered':
      return { anchor: `#entry-${answer.number}` };
    default:
      return { refusal: answer, content };
  }
}
