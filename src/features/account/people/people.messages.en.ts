import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'People',
  headline: (count: number, shown: string) =>
    plural(count, {
      one: 'One person can sign in for your NGO',
      other: `${shown} people can sign in for your NGO`,
    }),
  lead: 'Everyone signs in with their own email. So the log shows who did what, and nobody shares a password.',
  roleHints: {
    manager:
      'May do everything, including the NGO’s names and contact details, registration documents, bank details and people.',
    member:
      'May do everything except the NGO’s names and contact details, registration documents, bank details and people.',
  },
  frozen:
    'Someone said that a change of this NGO was not its own. Until our team has spoken with you, nobody new can be invited, and no role changes. A manager who was there before can remove whoever asked for the change, or joined in the last 90 days.',
  onlyManagers: 'Only managers can invite and remove people.',
  makeManager: 'Make a manager',
  makeManagerTitle: (name: string) => `Make ${name} a manager?`,
  makeManagerText:
    'They can then also change the NGO’s names and contact details, registration documents, bank details and people.',
  makeMember: 'Make a member',
  makeMemberTitle: (name: string) => `Make ${name} a member?`,
  makeMemberText:
    'They can then no longer change the NGO’s names and contact details, registration documents, bank details and people.',
  changeYes: 'Yes, change it',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'They are signed out at once, their account is deleted, and we tell them by email. What they did stays in the log.',
  removeYes: 'Yes, remove',
  invite: 'Invite a colleague',
  inviteLead: 'We send them an email. With its link they choose a password; it works for seven days.',
  inviteOnceChecked: 'You can invite colleagues once our team has checked your NGO.',
};
