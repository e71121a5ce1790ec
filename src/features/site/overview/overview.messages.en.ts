import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** The first screen of our team: everything that waits for it, and how many NGOs there are. */
export default {
  title: 'Overview',
  headline: (count: number, shown: string) =>
    plural(count, {
      one: 'One thing is waiting for our team',
      other: `${shown} things are waiting for our team`,
    }),
  nothing: 'Nothing is waiting for our team',
  nothingLead:
    'Requests for help, NGOs to check, messages and emails will appear here as soon as they wait for you.',
  lead: (date: string) => `Oldest first. The first one has been waiting since ${date}.`,
  filter: 'What is waiting',
  all: 'All',
  noneOfKind: 'Nothing of this kind is waiting',
  showAll: 'Show everything that is waiting',
  what: 'What',
  why: 'Why it is here',
  since: 'Waiting since',
  days: (count: number, shown: string) =>
    plural(count, { 0: 'today', one: 'one day', other: `${shown} days` }),
  sinceDay: (date: string, days: string) => `${date} (${days})`,
  about: (name: string) => `about ${name}`,
  gone: 'No longer here',
  /** Why one entry is in the list. */
  kinds: {
    overdue: 'No answer for 72 hours',
    withStaff: 'Request with our team',
    new: 'Asks to be checked',
    papers: 'Has changed its documents',
    claim: 'Is claimed',
    bankChange: 'Changes its bank details',
    gatewayChange: 'Changes its Razorpay keys',
    ngoChange: 'Changes its name or contact details',
    frozen: 'Bank details are frozen',
    message: 'Message',
    mail: 'Email not sent',
  },
  /** What to choose from. */
  groups: {
    helpRequests: 'Help requests',
    ngos: 'NGOs to check',
    bankDetails: 'Money and contacts',
    messages: 'Messages',
    mails: 'Emails not sent',
  },
  byStatus: 'All NGOs by status',
};
