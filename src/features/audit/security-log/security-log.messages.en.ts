import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** The security log, and what it calls what happened. */
export default {
  title: 'Security log',
  headline: (count: number, shown: string) =>
    plural(count, { one: 'One entry in the security log', other: `${shown} entries in the security log` }),
  lead: 'Sign-ins, failed sign-ins, changed passwords, saved files, refused attempts and limits passed. Latest first, in Indian time. Each entry is erased after 180 days.',
  kind: 'What happened',
  anyKind: 'anything',
  email: 'Email, or a part of it',
  empty: 'No entries match',
  emptyLead: 'Try a shorter part of the email, or another event.',
  when: 'When',
  who: 'Account',
  nobody: 'no account',
  from: 'From',
  manyNetworks: 'many networks',
  details: 'Details',
  times: (count: number, shown: string) =>
    plural(count, { one: 'once within a minute', other: `${shown} times within a minute` }),
  fields: {
    status: 'answer code',
    path: 'web address',
    browser: 'browser',
    system: 'device',
    isNewBrowser: 'new browser',
    usesTotp: 'app switched on',
    action: 'what',
    purpose: 'what for',
    ngo: 'NGO',
    sessions: 'sign-ins ended',
  } as Record<string, string>,
  kinds: {
    signedIn: 'Signed in',
    signInFailed: 'Failed sign-in',
    signedOut: 'Signed out',
    passwordResetRequested: 'Asked for a link to set a new password',
    accountOpened: 'Opened the account by invitation',
    passwordReset: 'Set a new password with the link',
    passwordChanged: 'Changed the password',
    secondFactorChanged: 'Switched the authenticator app on or off',
    sessionEnded: 'Signed out another device',
    refused: 'Refused attempt',
    codesOverCap: 'More OTPs by email than usual',
    submissionsOverCap: 'More requests for help than usual',
    mailboxOverCap: 'Too many emails to one address',
    personalDataExported: 'Saved personal data as a file',
    bankChangeStopped: 'Stopped a change of bank details with the link in the email',
    claimStopped: 'Stopped a claim to an NGO with the link in the email',
  },
};
