/** What other parts of the site may use of the staff. */

export { staffById } from './find-staff.server.ts';
export { noteAct } from './log/note-act.server.ts';
export { noteShown } from './log/note-shown.server.ts';
export { findPeople } from './people/find-people.server.ts';
export { lastStaffId, type SignedStaff, signedStaff } from './sessions/staff-session.server.ts';
export { consoleLoginHref, staffCall, staffPage, staffUploadCall } from './sessions/who-asks.server.ts';
export { maySay, type Staff } from './staff.ts';
