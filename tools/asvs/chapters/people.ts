import { met, notApplicable, partly, type Requirement, unmet } from '../requirement.ts';

const limits = 'docs/decisions/0045-limits-that-strangers-cannot-use-up.md';
const members = 'docs/decisions/0027-members-log-in-by-code.md';
const staff = 'docs/decisions/0099-staff-and-their-second-factor.md';
const sessions = 'docs/decisions/0046-sessions-end-and-the-security-log.md';
const login = 'app/features/accounts/login/login.db.test.ts';
const staffLogin = 'app/features/staff/login/login.db.test.ts';
const attacks = 'app/features/accounts/codes/code-attacks.db.test.ts';
const spend = 'app/features/accounts/codes/spend-code.db.test.ts';
const own = 'app/features/accounts/own/own-account.db.test.ts';
const rules = 'app/features/accounts/passwords/password-rules.ts';
const problem = 'app/features/accounts/passwords/password-problem.server.ts';
const problemTest = 'app/features/accounts/passwords/password-problem.test.ts';
const memberSession = 'app/features/accounts/sessions/member-session.server.ts';
const sessionTest = 'app/features/accounts/sessions/member-session.db.test.ts';
const people = 'app/features/staff/people/people.db.test.ts';
const whoMayFile = 'tests/contract/who-may.test.ts';
const whoMay = `${whoMayFile}: the table lists the calls of the document, all of them and no other`;
const whoSeesFile = 'tests/contract/who-may-see.db.test.ts';
const whoSees = `${whoSeesFile}: the table lists the pages of the console, all of them and no other`;
/** Where each caller asks for what is not theirs, and is refused. */
const refusing = [
  `${whoMayFile}: for members`,
  `${whoMayFile}: for the owner`,
  `${whoMayFile}: for staff`,
  `${whoSeesFile}: %s, for staff`,
  'tests/process/strangers.test.ts: a page of a member’s leads strangers to the login, and shows one’s own things to nobody else',
];
const noProvider = 'Nobody logs in by another party: there is no identity provider.';

/** V6, authentication. */
export const authentication: readonly Requirement[] = [
  partly(
    '6.1.1',
    1,
    'How guessing is kept off is written down, and how nobody is locked out.',
    'Record 45, with the arithmetic of what can be guessed. The rule for passwords of staff is that of members: a hundred wrong ones an hour from devices that an account does not know, then it is closed to such devices for the rest of the hour. So a stranger can keep somebody of the staff out on a new browser, again and again; devices that they have logged in on go on, and an administrator or the operator can invite.',
    [
      limits,
      'app/features/accounts/passwords/tried-password.server.ts',
      'app/features/staff/login/password-login.server.ts',
    ],
    [
      `${attacks}: five codes that a stranger has sent, and as many wrong answers`,
      `${login}: a stranger’s wrong passwords do not close the owner’s login`,
      `${staffLogin}: after ten wrong passwords for an address a puzzle goes with the next one`,
    ],
  ),
  met(
    '6.1.2',
    2,
    'Words of the site that are no passwords are listed.',
    'The list, in the source.',
    ['app/features/accounts/passwords/context-words.server.ts'],
    [`${problemTest}: %s is common`],
  ),
  met(
    '6.1.3',
    2,
    'All ways in are written down with their strength.',
    'Members: code or password (27); staff: password and second factor, tokens for programs (99).',
    [members, staff],
    [],
  ),
  met('6.2.1', 1, 'Passwords have 8 characters or more.', '10.', [rules], [`${problemTest}: length is judged first`]),
  met(
    '6.2.2',
    1,
    'They can be changed.',
    'By members and staff.',
    ['app/features/accounts/own/set-password.server.ts'],
    [`${own}: a password is set after a login by code`],
  ),
  met(
    '6.2.3',
    1,
    'Changing one takes the old one.',
    'The old one, or a code that was just answered, which is how a forgotten one is set anew; staff: the old one.',
    ['app/features/accounts/own/set-password.server.ts', 'app/features/staff/own/own-account.server.ts'],
    [`${own}: a quarter of an hour later it takes the old password`],
  ),
  met(
    '6.2.4',
    1,
    'The commonest 3,000 are refused.',
    '49,000, read as those do who guess.',
    [problem],
    [`${problemTest}: %s is common`],
  ),
  met(
    '6.2.5',
    1,
    'Any characters, no rules of composition.',
    'None; what is refused is what others would try first.',
    [rules],
    [`${problemTest}: %s is taken`],
  ),
  met(
    '6.2.6',
    1,
    'Fields of passwords are masked.',
    'type=password.',
    ['app/features/accounts/site/password-form.tsx'],
    [],
  ),
  met(
    '6.2.7',
    1,
    'Pasting and password managers are allowed.',
    'Nothing hinders them; autocomplete says what each field is.',
    ['app/features/accounts/site/password-form.tsx'],
    [],
  ),
  partly(
    '6.2.8',
    1,
    'Passwords are compared exactly as they were typed.',
    'They are brought into one form of Unicode (NFKC, as NIST SP 800-63B advises) and lose spaces at their ends, which forms add unseen; case and length stay.',
    ['app/features/accounts/passwords/password-hash.server.ts'],
    [
      'app/features/accounts/passwords/password-hash.test.ts: the same letters composed otherwise are the same password',
    ],
  ),
  met(
    '6.2.9',
    2,
    '64 characters and more are taken.',
    '200.',
    [rules],
    [`${problemTest}: one of 200 characters is judged in little work`],
  ),
  met('6.2.10', 2, 'Passwords do not expire.', 'They do not.', [rules], []),
  met(
    '6.2.11',
    2,
    'Words of the site are refused.',
    'Also those of the owner: name, mail, phone.',
    [problem],
    [
      `${problemTest}: %s is common`,
      `${problemTest}: %s is its owner`,
      `${problemTest}: what only has letters of a short name in it is nobody’s`,
    ],
  ),
  partly(
    '6.2.12',
    2,
    'Passwords of known breaches are refused.',
    'The list of 49,000 was made of breaches; no list of hundreds of millions is asked, for it would be a service abroad.',
    [problem],
    [`${problemTest}: %s is common`],
  ),
  met(
    '6.3.1',
    1,
    'What record 45 says is done.',
    'Tested with controls.',
    ['app/features/accounts/limits/within-limit.server.ts', 'app/features/accounts/passwords/tried-password.server.ts'],
    [
      `${attacks}: a code has five tries in all, whoever uses them`,
      `${login}: of many wrong passwords at once no more are looked at than their puzzles allow`,
    ],
  ),
  met(
    '6.3.2',
    1,
    'No accounts with a known name and password.',
    'With DEMO off there is none; a demonstration’s first account gets a random password, said once.',
    ['server/start.ts', staff],
    [`${staffLogin}: a demonstration’s first account has a password once`],
  ),
  partly(
    '6.3.3',
    2,
    'More than one factor.',
    'Staff: two for every session, but in a demonstration, whose first account comes in by its password. Their programs: a token, one factor, good for up to 366 days; it does none of what asks for a factor just shown. Members: one, a code to their phone or mail or a password behind a graphic code; buyers who come once in two years would be kept out by a second. What may be lost: their own projects, talks and reservations; nothing is paid here, and changes of how one logs in are told everywhere.',
    [members, staff, 'app/features/staff/tokens/staff-tokens.server.ts', 'app/features/staff/first-account.server.ts'],
    [
      `${staffLogin}: the password alone makes no session, the second factor after it does`,
      `${staffLogin}: a demonstration’s first account has a password once, and comes in with it alone only there`,
      `${whoMayFile}: for staff who have just shown their second factor`,
    ],
  ),
  partly(
    '6.3.4',
    2,
    'No other ways in, and the same strength on each.',
    'Pages and calls use the same use cases. Tokens of programs are weaker than a session of staff: one factor, up to 366 days. They are refused what asks for a factor just shown. A demonstration’s first account has no second factor.',
    [
      'app/features/accounts/login/login.server.ts',
      'app/features/staff/login/factor-login.server.ts',
      'app/features/staff/sessions/who-asks.server.ts',
    ],
    [
      `${whoMayFile}: for staff who have just shown their second factor`,
      'app/features/staff/tokens/staff-tokens.db.test.ts: a token is good for its days and no longer',
      `${staffLogin}: a demonstration’s first account has a password once, and comes in with it alone only there`,
    ],
  ),
  met(
    '6.4.1',
    1,
    'First secrets are random, short-lived and not kept.',
    'Invitations: once, seven days, 256 bits, and whoever follows one sets a password.',
    ['app/features/staff/README.md'],
    [`${staffLogin}: an invitation is good once, for seven days`],
  ),
  met('6.4.2', 1, 'No hints and secret questions.', 'None.', [members], []),
  met(
    '6.4.3',
    2,
    'Forgotten passwords are set anew safely, past no second factor.',
    'Members by a code; staff by a new invitation alone: whoever follows it begins anew, with a new second factor. An invitation or a token for somebody who was disabled takes password, factors and recovery codes away at once.',
    [
      members,
      staff,
      'app/features/staff/invitations/invite.server.ts',
      'app/features/staff/invitations/take-invitation.server.ts',
    ],
    [
      `${staffLogin}: an invitation begins an account anew`,
      `${people}: somebody who was disabled comes back by %s with nothing of what they logged in with`,
    ],
  ),
  met(
    '6.4.4',
    2,
    'A lost factor is replaced after the same proof as at first.',
    'An administrator who knows the person invites again; recovery codes before that. Of somebody who was disabled nothing they logged in with comes back by an invitation.',
    [staff, 'app/features/staff/invitations/invite.server.ts'],
    [
      `${staffLogin}: a recovery code lets in once`,
      `${people}: somebody who was disabled comes back by %s with nothing of what they logged in with`,
    ],
  ),
  met(
    '6.5.1',
    2,
    'Codes and one-time passwords work once.',
    'One statement takes them.',
    ['app/features/accounts/codes/spend-code.server.ts', 'app/features/staff/factors/one-time-password.server.ts'],
    [
      `${spend}: of 200 right ones at once one passes`,
      `${staffLogin}: a one-time password is taken once, also of several at once`,
    ],
  ),
  partly(
    '6.5.2',
    2,
    'Lookup secrets below 112 bits are hashed slowly; above, a plain hash will do.',
    'Recovery codes have 120 bits and are kept as SHA-256. Those that were made before have 80 under the same plain hash, and go on until their owner makes new ones: nothing asks them to.',
    ['app/features/staff/factors/recovery-codes.server.ts'],
    [`${staffLogin}: a recovery code has 120 random bits`],
  ),
  met(
    '6.5.3',
    2,
    'They come of a cryptographic generator.',
    'node:crypto.',
    ['app/features/accounts/codes/send-code.server.ts', 'app/features/staff/factors/recovery-codes.server.ts'],
    [],
  ),
  partly(
    '6.5.4',
    2,
    'Codes have 20 bits.',
    'Six digits, which is the example that ASVS itself gives (19.9 bits).',
    ['app/features/accounts/codes/codes.ts'],
    [`${spend}: of a thousand wrong ones at once five are looked at`],
  ),
  partly(
    '6.5.5',
    2,
    'Codes live 10 minutes, one-time passwords 30 seconds at most.',
    'Codes: five minutes. One-time passwords: of the step before and after too, for clocks of phones differ: 90 seconds, each once.',
    ['app/features/accounts/codes/codes.ts', 'app/features/staff/factors/one-time-password.server.ts'],
    [
      `${spend}: it passes until five minutes are over`,
      `${staffLogin}: a one-time password is taken once, also of several at once`,
    ],
  ),
  unmet(
    '6.6.1',
    2,
    'SMS codes go to numbers that were proven before, beside stronger ways, with a word on their risks.',
    'Members: the first code proves the number; mail or a password are the other ways, none stronger is offered, and no page warns. Staff have no codes by SMS at all.',
    [members, staff],
    [],
  ),
  partly(
    '6.6.2',
    2,
    'A code belongs to the request it was made for.',
    'Codes are for one purpose and account. Those of pages belong to the browser that asked. Those that a call asked for may be answered without their name, from any network: from elsewhere with two of their five tries.',
    ['app/features/accounts/codes/spend-code.server.ts', 'app/features/accounts/codes/code-call.server.ts'],
    [
      `${attacks}: codes of a page are answered by the browser that asked, and by no other`,
      `${attacks}: a code that a call asked for is answered without its name, from elsewhere too`,
      `${spend}: it passes for its own purpose and account only`,
    ],
  ),
  met(
    '6.6.3',
    2,
    'Codes cannot be guessed by trying.',
    'Five tries each; what can be guessed in all stands in record 45.',
    [limits],
    [
      `${spend}: of a thousand wrong ones at once five are looked at`,
      `${attacks}: wrong codes in one network make its next ones cost more work`,
    ],
  ),
  notApplicable('6.8.1', 2, 'Identity providers cannot speak for each other.', noProvider),
  met(
    '6.8.2',
    2,
    'Signatures of assertions are verified.',
    'Passkeys are the only assertions: signature, nonce, place and counter.',
    ['app/features/staff/factors/passkeys.server.ts'],
    [
      'app/features/staff/factors/passkeys.db.test.ts: a passkey lets in that has signed the nonce of this challenge, here',
    ],
  ),
  notApplicable('6.8.3', 2, 'SAML assertions are used once.', noProvider),
  notApplicable('6.8.4', 2, 'The strength that a provider says is checked.', noProvider),
];

/** V7, session management; V8, authorization; V9, self-contained tokens. */
export const access: readonly Requirement[] = [
  met(
    '7.1.1',
    2,
    'Times of sessions are written down with reasons.',
    'Members 30 days idle and 90 in all, staff 30 minutes and 12 hours; what matters asks again within a quarter of an hour (members) or ten minutes (staff).',
    [sessions, staff],
    [`${sessionTest}: a session ends after 90 days, however much it is used`],
  ),
  met(
    '7.1.2',
    2,
    'How many sessions at once is written down.',
    'As many as devices: none ends another; their owner sees and ends each.',
    ['app/features/accounts/README.md'],
    [`${own}: sessions are listed as people call them, ended one by one and all at once`],
  ),
  notApplicable('7.1.3', 2, 'Sessions of other parties are coordinated.', noProvider),
  met(
    '7.2.1',
    1,
    'Tokens of sessions are verified by the server.',
    'Each request asks the table.',
    [memberSession],
    [`${sessionTest}: a session says who asks; a made-up one says nobody`],
  ),
  met(
    '7.2.2',
    1,
    'Sessions have tokens made for them.',
    'Sessions of people have no static keys. Programs of staff have tokens instead, made for one of them, which end after 366 days at most.',
    [
      memberSession,
      'app/features/staff/sessions/staff-session.server.ts',
      'app/features/staff/tokens/staff-tokens.server.ts',
    ],
    [
      `${sessionTest}: logging in again gives another cookie`,
      'app/features/staff/tokens/staff-tokens.db.test.ts: a token is good for its days and no longer',
    ],
  ),
  met(
    '7.2.3',
    1,
    'Tokens have 128 random bits.',
    '128 and more; their hash is kept.',
    [memberSession, 'app/features/staff/sessions/staff-session.server.ts'],
    [`${sessionTest}: nobody reads a token or a mail address in the tables`],
  ),
  met(
    '7.2.4',
    1,
    'A login gives a new token and ends the one before.',
    'For members and staff; also whoever of the staff shows their factor once more: the session goes on under another token.',
    [
      memberSession,
      'app/features/staff/sessions/staff-session.server.ts',
      'app/features/staff/login/factor-login.server.ts',
    ],
    [
      `${staffLogin}: a challenge is its owner’s and for its purpose`,
      `${sessionTest}: logging in again gives another cookie, and the one before opens nothing`,
      `${staffLogin}: what somebody else has planted in a browser is not taken over`,
    ],
  ),
  met(
    '7.3.1',
    2,
    'Sessions end without use.',
    '30 days; 30 minutes.',
    [memberSession],
    [
      `${sessionTest}: a session ends after 30 days without use`,
      `${staffLogin}: a session ends after half an hour without use`,
    ],
  ),
  met(
    '7.3.2',
    2,
    'Sessions end in any case.',
    '90 days; 12 hours.',
    [memberSession],
    [
      `${sessionTest}: a session ends after 90 days`,
      `${staffLogin}: a session ends after half an hour without use, and twelve hours after it began`,
    ],
  ),
  met(
    '7.4.1',
    1,
    'What has ended opens nothing.',
    'The row is gone; processes and streams hear of it.',
    [sessions],
    [
      `${login}: after logging out the cookie and an old userSig open nothing`,
      'app/features/talks/streams/streams.db.test.ts: a stream ends with the session that opened it',
    ],
  ),
  met(
    '7.4.2',
    1,
    'Disabled and deleted accounts have no sessions.',
    'They go in the same transaction.',
    ['app/features/accounts/own/delete-account.server.ts', 'app/features/staff/people/change-person.server.ts'],
    [`${own}: a deleted account is gone: sessions, phones, name`, `${staffLogin}: whoever is disabled is out at once`],
  ),
  met(
    '7.4.3',
    2,
    'After a change of how one logs in the other sessions can be ended.',
    'A new password ends them; all others can be ended at any time.',
    ['app/features/accounts/own/set-password.server.ts'],
    [
      `${own}: a password is set after a login by code, ends the other sessions`,
      `${people}: a changed password ends the other sessions, not this one`,
    ],
  ),
  partly(
    '7.4.4',
    2,
    'Every page of an account shows the way out.',
    'It stands on the first page of the account and of one’s own in the console; other pages lead there in one step.',
    ['app/site/account/overview.tsx', 'app/features/staff/console/account/account.tsx'],
    ['app/site/account/log-out.db.test.ts: who only logs out elsewhere leaves this browser as it was'],
  ),
  met(
    '7.4.5',
    2,
    'Administrators end sessions of one or of all.',
    'Staff in the console and by call; members by `npm run staff -- sessions end`; everybody’s by the same with `--all`.',
    ['app/features/staff/people/change-person.server.ts', 'server/commands/staff.ts'],
    [
      'app/features/staff/api/api.db.test.ts: sessions of somebody end, and a program may do that',
      'server/commands/commands.db.test.ts: the operator disables somebody, the last admin too, and logs out everybody of the staff',
    ],
  ),
  met(
    '7.5.1',
    2,
    'What changes how one logs in asks again.',
    'Members: a login within a quarter of an hour, a new password the old one or a code just answered. Staff: a factor within ten minutes, but a new password takes the old one and no factor.',
    [members, staff, 'app/features/staff/own/own-account.server.ts'],
    [
      `${own}: another phone joins with its code`,
      `${people}: what relaxes a rule is refused to whoever has not just shown their second factor`,
    ],
  ),
  partly(
    '7.5.2',
    2,
    'People see their sessions and end them, after showing who they are once more.',
    'They see and end them; ending one asks for nothing more, so that whoever finds a stranger in the list is quick.',
    ['app/features/accounts/site/own-sessions.tsx'],
    [`${own}: sessions are listed as people call them, ended one by one and all at once, and only one’s own`],
  ),
  notApplicable('7.6.1', 2, 'Sessions and those of a provider end together.', noProvider),
  met(
    '7.6.2',
    2,
    'A session is opened by an act of its person.',
    'A code, a password or a passkey, sent by POST.',
    ['app/features/accounts/login/login.server.ts'],
    [`${login}: a code is used once, is not another account’s`],
  ),
  met(
    '8.1.1',
    1,
    'Who may do what is written down.',
    'One table for staff, one for every call and page; policies of projects and talks.',
    ['app/platform/http/may.ts', 'tests/contract/who-may.ts', 'tests/contract/who-may-see.ts'],
    [whoMay, whoSees, `${whoMayFile}: for members`, `${whoMayFile}: for the owner`, `${whoMayFile}: for staff`],
  ),
  met(
    '8.1.2',
    2,
    'So is who reads and writes which field.',
    'Shapes of answers and of what is sent are schemas by caller; who reads which personal column stands in the register.',
    ['docs/personal-data.md', 'app/features/negotiation/policy.ts'],
    ['app/features/staff/api/api.db.test.ts: what nobody asked for is not taken along'],
  ),
  met(
    '8.2.1',
    1,
    'Functions are for those who may.',
    'Calls and pages say who may ask; every one is tried for every role.',
    ['app/platform/http/may.ts'],
    [...refusing, 'app/platform/http/may.test.ts: who is no staff may do nothing'],
  ),
  met(
    '8.2.2',
    1,
    'Things are for those whose they are.',
    'Policies by owner; to others a thing does not exist.',
    ['app/features/negotiation/policy.ts', 'app/features/talks/policy.ts'],
    [
      'app/features/negotiation/owner/api.db.test.ts: nobody does to another’s project',
      'app/features/talks/api.db.test.ts: to everybody but its two people a talk does not exist',
    ],
  ),
  met(
    '8.2.3',
    2,
    'Fields are for those who may see or change them.',
    'Contacts are masked or missing; fields that a call does not name change nothing.',
    ['app/features/negotiation/library/present.ts'],
    [
      'app/features/negotiation/review/publish-project.db.test.ts: what an editor publishes is read as it was written, with contacts masked',
      'app/features/directory/contacts.test.ts: of mail and contact the first letter remains',
      'app/features/staff/api/api.db.test.ts: what nobody asked for is not taken along',
    ],
  ),
  met('8.3.1', 1, 'The server decides.', 'Always.', ['app/platform/http/may.ts'], refusing),
  notApplicable('8.4.1', 2, 'Tenants are kept apart.', 'There is one tenant.'),
  met(
    '9.1.1',
    1,
    'Tokens that carry their content are signed, and verified first.',
    'userSig and sealed cookies (HMAC, AES-GCM), tickets (Ed25519).',
    ['app/features/accounts/sessions/user-sig.server.ts', 'app/features/reservations/tickets/ticket.server.ts'],
    [
      `${sessionTest}: a userSig names its member until it expires, is changed`,
      'app/features/reservations/tickets/ticket.test.ts: a ticket with any other character, or any bit turned, is not',
    ],
  ),
  met(
    '9.1.2',
    1,
    'The algorithm is ours to choose.',
    'None is named in a token: there is one for each.',
    ['app/features/reservations/tickets/ticket.ts'],
    ['app/features/reservations/tickets/ticket.test.ts: no text makes the check fail'],
  ),
  met(
    '9.1.3',
    1,
    'Keys come from us alone.',
    'Settings and the table of ticket keys; a ticket names the number of its key, which must be known.',
    ['app/features/reservations/tickets/ticket-keys.server.ts'],
    ['app/features/reservations/tickets/ticket.test.ts: a ticket of a key that the gate does not know is not'],
  ),
  met(
    '9.2.1',
    1,
    'Times in tokens hold.',
    'Cookies of logins, userSig and tickets say until when or for which day. The cookie `device` (browsers keep it for 400 days) and the link that stops alerts say no time: the one changes whose wrong tries are counted, the other ends messages, and neither opens anything.',
    [
      'app/features/accounts/sessions/user-sig.server.ts',
      'app/features/accounts/codes/device-cookie.server.ts',
      'app/features/programme/alerts/stop-link.server.ts',
    ],
    [
      `${sessionTest}: a userSig names its member until it expires`,
      'app/features/reservations/admission/admit.db.test.ts: of another day is for that day',
    ],
  ),
  met(
    '9.2.2',
    2,
    'A token serves its purpose alone.',
    'Each purpose has a key of its own (HKDF).',
    ['app/platform/crypto/keyed.ts'],
    ['app/platform/crypto/keyed.test.ts: what is sealed opens with the same secret and purpose only'],
  ),
  met(
    '9.2.3',
    2,
    'A token is for this service.',
    'The keys are this service’s alone, and no other issues any.',
    ['app/platform/crypto/keyed.ts'],
    ['app/platform/crypto/keyed.test.ts: a hash differs by purpose and secret'],
  ),
  met(
    '9.2.4',
    2,
    'One key for several audiences names them.',
    'There is one audience. Tickets are verified by anybody at the gates, and say nothing else.',
    ['app/features/reservations/tickets/ticket.ts'],
    ['app/features/reservations/tickets/ticket.test.ts: a signed ticket is genuine'],
  ),
];
