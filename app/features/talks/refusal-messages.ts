import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { mostMegapixels } from '#features/media/ui/most-megapixels.ts';
import type { TextProblem } from './entry/content.ts';
import type { FileProblem, MeetingProblem, TalkRefusal } from './outcomes.ts';
import { filesMost, messageMost, reportMost } from './talks.ts';

type Told = Exclude<
  TalkRefusal['outcome'],
  'missing' | 'wrong-content' | 'wrong-file' | 'wrong-meeting' | 'wrong-report' | 'too-often'
>;

/** Why something was not done, in a sentence. */
export const refusalMessages: Record<Told, MessageDescriptor> = {
  'own-project': msg`This project is self-published`,
  'no-owner': msg`You cannot ask about this project here. Please use its contact details.`,
  'not-open': msg`This project is not accepting new requests.`,
  'blocked-by-you': msg`You have blocked this member. Unblock them to write again.`,
  blocked: msg`Your messages are no longer accepted here.`,
  gone: msg`The other member has left. No one would read your message.`,
  declined: msg`The owner has declined this request.`,
  closed: msg`This negotiation has ended.`,
  'other-body': msg`This message was already sent and you have changed it since. To send the new text too, send it again.`,
  'not-now': msg`This is no longer possible: something has changed in the meantime.`,
};

export const messageProblems: Record<TextProblem, MessageDescriptor> = {
  empty: msg`Write a message.`,
  'too-long': msg`The message is too long: ${messageMost} characters at most.`,
};

export const reportProblems: Record<TextProblem, MessageDescriptor> = {
  empty: msg`Say what happened.`,
  'too-long': msg`The text is too long: ${reportMost} characters at most.`,
};

export const noReason = msg`Choose a reason.`;

export const fileProblems: Record<FileProblem, MessageDescriptor> = {
  'too-many': msg`${plural(filesMost, { one: 'One file', other: '# files' })} at most per message.`,
  'too-large': msg`The files are too large: 10 MB at most in total.`,
  'too-much': msg`The file has too many pages or pixels: at most 100 pages, or ${mostMegapixels.others} megapixels (${mostMegapixels.png} for PNG, ${mostMegapixels.avif} for AVIF).`,
  'wrong-kind': msg`Only images (JPEG, PNG, WebP, AVIF) and PDF files can be sent.`,
  damaged: msg`The file cannot be read: it is damaged or password-protected.`,
  busy: msg`Other files are still being checked. Please try again in a minute.`,
};

type ProblemName = MeetingProblem['problem'];

export const meetingProblems: Record<ProblemName, MessageDescriptor> = {
  'no-date': msg`Enter a date, such as 2026-11-25.`,
  past: msg`This time has passed. Choose one in the future.`,
  'too-far': msg`Choose a day within the next year.`,
  'no-time': msg`Enter a time, such as 09:30.`,
  skipped: msg`This time does not exist on that day because the clocks go forward. Choose a time one hour later.`,
  'no-zone': msg`Choose the place this time refers to.`,
  'no-length': msg`Choose a duration.`,
};
