/** What can wait for staff. */
export const WAITING_KINDS = [
  // Help requests: still open after 72 hours, or with our team.
  'overdue',
  'withStaff',
  // NGOs: submitted, with changed documents, claimed by a person.
  'new',
  'papers',
  'claim',
  // Where money and calls go: bank details, keys, names or contact details that wait, and NGOs that cannot change anything.
  'bankChange',
  'gatewayChange',
  'ngoChange',
  'frozen',
  'message',
  'mail',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** The same in groups, to choose from; people in need come first. */
export const WAITING_GROUPS = ['helpRequests', 'ngos', 'bankDetails', 'messages', 'mails'] as const;
export type WaitingGroup = (typeof WAITING_GROUPS)[number];

export const GROUP_OF: Readonly<Record<WaitingKind, WaitingGroup>> = {
  overdue: 'helpRequests',
  withStaff: 'helpRequests',
  new: 'ngos',
  papers: 'ngos',
  claim: 'ngos',
  bankChange: 'bankDetails',
  gatewayChange: 'bankDetails',
  ngoChange: 'bankDetails',
  frozen: 'bankDetails',
  message: 'messages',
  mail: 'mails',
};
