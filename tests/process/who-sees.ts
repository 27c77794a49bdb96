/**
 * Who sees a page that depends on who asks: everybody (what is shown differs, or a key in the address opens it), any
 * member, or the owner of the thing that its address names. One that is missing here fails the tests.
 */
export const whoSees: Record<string, 'everybody' | 'member' | 'owner'> = {
  'about.file': 'everybody',
  account: 'member',
  'account.company': 'member',
  'account.company.claim': 'member',
  'account.company.edit': 'owner',
  'account.data': 'member',
  'account.data.zip': 'member',
  'account.gone': 'everybody',
  'account.profile': 'member',
  'account.reservations': 'member',
  'account.security': 'member',
  'account.security.add': 'member',
  'directory.contact': 'everybody',
  'finance.message': 'everybody',
  login: 'everybody',
  'login.code': 'everybody',
  logout: 'everybody',
  media: 'everybody',
  'messages.account': 'member',
  'messages.write': 'everybody',
  // Of files that wait for approval: `publish-project` and its tests.
  'negotiation.attachment': 'everybody',
  'negotiation.collect': 'member',
  'negotiation.collection': 'member',
  'negotiation.contact': 'member',
  'negotiation.edit': 'owner',
  'negotiation.files': 'owner',
  'negotiation.own': 'member',
  'negotiation.partners': 'owner',
  'negotiation.preview': 'owner',
  'negotiation.publish': 'member',
  'negotiation.save-search': 'member',
  'negotiation.unsubscribe': 'everybody',
  'programme.alerts': 'member',
  // The link of a message names a member, sealed.
  'programme.alerts.stop': 'everybody',
  'talks.calendar': 'owner',
  'talks.file': 'owner',
  'talks.list': 'member',
  'talks.meeting': 'owner',
  'talks.report': 'owner',
  'talks.start': 'member',
  'talks.talk': 'owner',
};

/** Pages of visitors without account: what they hold is opened by the key in the address, or the browser's cookie. */
export const ofHolders = /^reservation(\.|$)/;
