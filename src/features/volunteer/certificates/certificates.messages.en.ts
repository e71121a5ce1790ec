import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO issues certificates to its volunteers. */
export default {
  title: 'Certificates',
  headline: (count: number, shown: string) =>
    plural(count, {
      one: 'One certificate issued',
      other: `${shown} certificates issued`,
    }),
  lead: 'Thank your volunteers with a certificate of their hours. It has a number that anyone can check.',
  search: 'Search: name or number',
  nothingFits: 'No certificates match',
  nothingFitsLead: 'Try fewer words, or look at all of them.',
  all: 'All certificates',
  empty: 'No certificates yet',
  emptyLead: 'Confirm the hours of a shift first. Then issue a certificate here.',
  columns: {
    number: 'Number',
    name: 'Name',
    hours: 'Hours',
    period: 'Period',
    state: 'Status',
    action: 'Action',
  },
  days: (from: string, to: string) => `${from} to ${to}`,
  erased: (initials: string) => `${initials} (erased)`,
  issuedOn: (day: string) => `Issued ${day}`,
  withdrawnOn: (day: string, reason: string) => `${day}: ${reason}`,
  fileOf: (name: string) => `PDF for ${name}`,
  withdraw: 'Withdraw',
  withdrawDialog: {
    title: (number: string) => `Withdraw certificate ${number}?`,
    lead: 'Whoever checks its number then sees that it was withdrawn. This cannot be undone.',
    reason: 'Reason',
    hint: 'Only your NGO sees it.',
    confirm: 'Withdraw it',
    keep: 'Keep it',
  },
  issue: {
    button: 'Issue a certificate',
    title: 'Issue a certificate',
    find: 'Find a volunteer',
    findHint: 'Name, mobile number or town of an accepted volunteer',
    search: 'Search',
    nobody: 'No accepted volunteer matches.',
    volunteer: 'Volunteer',
    other: 'Choose someone else',
    periodFrom: 'First day',
    periodTo: 'Last day',
    hours: 'Hours',
    confirmed: (shown: string) => `Confirmed hours in this period: ${shown}`,
    nothing: 'No hours are confirmed in this period. Confirm them at the shift first.',
    mailed: 'They get the certificate by email at once.',
    confirm: 'Issue and send',
  },
};
