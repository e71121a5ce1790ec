import { BRAND } from '#src/brand.ts';

export default {
  /** Under every mail. */
  signature: `${BRAND.name.en}, help from the NGOs of Gujarat. Please do not answer this mail.`,
  code: {
    subject: 'Your code',
    line: 'Your code is:',
    small: (minutes: string) =>
      `It is good for ${minutes} minutes and one use. Tell it to nobody. If you did not ask for it, do nothing.`,
  },
  passwordReset: {
    subject: 'A new password',
    line: 'Somebody, probably you, asked for a new password. This link leads to it:',
    link: 'Choose a new password',
    small: (minutes: string) =>
      `The link is good for ${minutes} minutes and one use. If it was not you, do nothing: your password stays.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    line: 'Your password has just been changed, and all devices were signed out. If it was not you, choose a new one at once:',
    link: 'Choose a new password',
  },
};
