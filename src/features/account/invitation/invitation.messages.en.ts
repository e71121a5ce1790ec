import { BRAND } from '#src/brand.ts';

export default {
  title: 'Your invitation',
  headline: (ngo: string) => `Sign in for ${ngo}`,
  headlineTeam: `Sign in for the ${BRAND.name.en} team`,
  manager:
    'As a manager you may do everything for it, including the NGO’s names and contact details, registration documents, bank details and people.',
  member:
    'As a member you may do everything for it except the NGO’s names and contact details, registration documents, bank details and people.',
  staff: 'As staff you check NGOs and see that requests for help are answered.',
  admin: 'As an administrator you may do everything that staff do, and also delete NGOs and change accounts.',
  team: 'In the next step you set up an authenticator app on your phone. Our team needs it to sign in.',
  noLink: 'Please open the link in the email that we sent you. It needs a browser that runs scripts.',
  name: 'Your name',
  email: 'Email',
  password: 'Choose a password',
  consent:
    'We use your name and email to let you sign in, to write to you about this work, and to record who did what. When you are removed, we delete your account.',
  consentTeam:
    'We use your name and email to let you sign in, to write to you about this work, and to record who did what. When you leave the team, we switch off your account; the record of what you did stays.',
  tick: 'I agree to this use of my data.',
  submit: 'Open my account',
  done: 'Your account is open. Please sign in.',
  signIn: 'Sign in',
};
