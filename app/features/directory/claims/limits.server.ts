import type { Limit } from '#platform/feature/limit.ts';

/** How often members and staff do what has to do with companies of members. */
export const directoryLimits = {
  /** As a member, have a code sent to the address on file of a company. */
  claimCode: { name: 'claimCode', times: 6, within: 3600 },
  /** As a member, ask staff for a company. */
  claim: { name: 'claim', times: 10, within: 86_400 },
  /** As a member, send what is to be changed of a company. */
  companyChange: { name: 'companyChange', times: 30, within: 3600 },
  /** As staff, see in full how somebody is reached who asks for a company. */
  claimantReveal: { name: 'claimantReveal', times: 60, within: 3600 },
} as const satisfies Record<string, Limit>;
