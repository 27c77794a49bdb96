import type { MemberPart } from '#platform/feature/member-part.ts';
import { memberData as financeOfMember, forgetMember as forgetFinance } from '#features/finance/index.server.ts';
import { memberData as boardOfMember, forgetMember as forgetMessages } from '#features/messages/index.server.ts';
import {
  forgetMember as forgetProjects,
  newsOf as projectNewsOfMember,
  memberData as projectsOfMember,
} from '#features/negotiation/index.server.ts';
import {
  leaveDevice,
  memberData as reservationsOfMember,
  newsOf as visitsOfMember,
} from '#features/reservations/index.server.ts';
import {
  forgetMember as forgetTalks,
  newsOf as messagesOfMember,
  memberData as talksOfMember,
} from '#features/talks/index.server.ts';

/**
 * What features have of a member: for taking it along and for deleting the account, in this order. A feature whose rows
 * name a member belongs here, with `memberData` and `forgetMember` of its door.
 */
export const memberParts: readonly MemberPart[] = [
  { name: 'negotiation', memberData: projectsOfMember, forgetMember: forgetProjects, newsOf: projectNewsOfMember },
  { name: 'talks', memberData: talksOfMember, forgetMember: forgetTalks, newsOf: messagesOfMember },
  { name: 'finance', memberData: financeOfMember, forgetMember: forgetFinance },
  { name: 'messages', memberData: boardOfMember, forgetMember: forgetMessages },
  { name: 'reservations', memberData: reservationsOfMember, newsOf: visitsOfMember, leaveDevice },
];
