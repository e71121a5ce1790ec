import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** The accounts of our team and of NGOs, for administrators. */
export default {
  title: 'Accounts',
  headline: (count: number, shown: string) =>
    plural(count, { one: 'One account', other: `${shown} accounts` }),
  lead: 'Who can sign in: our team first, then NGOs. The other administrators and the person get an email about each change.',
  words: 'Name or email',
  anyRole: 'any role',
  roles: { admin: 'Administrator', staff: 'Staff', ngo: 'NGO' },
  state: 'Status',
  anyState: 'any status',
  states: { inUse: 'In use', disabled: 'Switched off', withoutApp: 'In use, without an authenticator app' },
  empty: 'No accounts match',
  emptyLead: 'Try fewer letters, or another filter.',
  all: 'All accounts',
  ngoDeleted: 'NGO deleted',
  secondStep: 'Second step of signing in',
  app: 'Authenticator app',
  code: 'Code by email',
  notSetUp: 'Not set up yet',
  disable: 'Switch off',
  disableTitle: (name: string) => `Switch off the account of ${name}?`,
  disableText:
    'They are signed out at once and cannot sign in any more. Invitations that they sent stop working. You can switch the account on again.',
  disableYes: 'Yes, switch off',
  enable: 'Switch on',
  enableTitle: (name: string) => `Switch on the account of ${name} again?`,
  enableText: 'They can sign in again with their password.',
  enableYes: 'Yes, switch on',
  reset: 'Reset the app',
  resetTitle: (name: string) => `Reset the authenticator app of ${name}?`,
  resetText:
    'They are signed out at once and set up an app again. First make sure that it is really them who ask, for example by calling the number you know: until they sign in again, the password alone lets someone set up another app.',
  resetNgoText:
    'They are signed out at once. At the next sign-in they get a code by email. First make sure that it is really them who ask, for example by calling the number you know.',
  resetYes: 'Yes, reset it',
  signOut: 'Sign out',
  signOutTitle: (name: string) => `Sign ${name} out everywhere?`,
  signOutText: 'They are signed out on all devices at once, and can sign in again.',
  signOutYes: 'Yes, sign out',
  resend: 'Send again',
  resendTitle: (name: string) => `Send the invitation of ${name} again?`,
  resendText: 'They get an email with a new link. The earlier link then no longer works.',
  resendYes: 'Yes, send it',
  invite: 'Invite someone to the team',
  inviteLead:
    'We send them an email. With its link, which works for seven days, they choose a password. At the first sign-in they set up an authenticator app.',
  roleHints: {
    staff: 'Checks NGOs and sees that requests for help are answered.',
    admin: 'The same, and also deletes NGOs, reads the security log and changes accounts.',
  },
};
