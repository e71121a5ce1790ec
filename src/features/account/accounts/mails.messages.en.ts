import { BRAND } from '#src/brand.ts';

/** To administrators, to the person and to the managers of an NGO, when an administrator changes who may sign in. */
export default {
  admins: {
    subject: `Who can sign in to ${BRAND.name.en}`,
    invited: (by: string, person: string) => `${by} has invited ${person} to our team by email.`,
    withdrawn: (by: string, person: string) => `${by} has withdrawn the invitation of ${person} to our team.`,
    disabled: (by: string, person: string) => `${by} has switched off the account of ${person}.`,
    enabled: (by: string, person: string) => `${by} has switched on the account of ${person} again.`,
    secondFactorReset: (by: string, person: string) =>
      `${by} has reset the authenticator app of ${person}, who can set up another one.`,
    signedOut: (by: string, person: string) => `${by} has signed ${person} out everywhere.`,
    wrong: 'If this surprises you, ask them at once, by phone if possible.',
    link: 'See the audit log',
  },
  person: {
    ourTeam: 'Our team',
    disabled: {
      subject: 'Your account is switched off',
      line: (by: string) => `${by} has switched off your account. You can no longer sign in.`,
      next: ['If this is wrong, speak to an administrator.'],
      nextOfNgo: ['If this is wrong, please write to us.'],
      link: 'Write to us',
    },
    enabled: {
      subject: 'Your account is switched on again',
      line: (by: string) => `${by} has switched on your account again.`,
      next: ['You can sign in with your password. If you have forgotten it, ask for a new one there.'],
      link: 'Sign in',
    },
    secondFactorReset: {
      subject: 'Your authenticator app was reset',
      line: (by: string) => `${by} has reset your authenticator app. All devices were signed out.`,
      next: [
        'Please sign in soon: you then set up an app again. Until then your password alone protects your account.',
        'If you did not ask for this, choose a new password at once and speak to an administrator.',
      ],
      nextOfNgo: [
        'When you sign in with a new browser, we send you a code by email. Under ‘Password’ you can set up an app again.',
        'If you did not ask for this, choose a new password at once and write to us.',
      ],
      link: 'Sign in',
    },
    signedOut: {
      subject: 'You were signed out everywhere',
      line: (by: string) => `${by} has signed you out on all devices.`,
      next: ['You can sign in again. If you did not expect this, choose a new password.'],
      link: 'Sign in',
    },
  },
  managers: {
    disabled: (person: string) =>
      `Our team has switched off the account of ${person}, who can no longer sign in.`,
    enabled: (person: string) => `Our team has switched on the account of ${person} again.`,
  },
};
