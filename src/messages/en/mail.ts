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
  /** To those who join with an NGO. */
  joining: {
    registered: {
      subject: (ngo: string) => `We have your registration: ${ngo}`,
      hello: (person: string) => `Dear ${person},`,
      line: (ngo: string) =>
        `thank you for bringing ${ngo} to ${BRAND.name.en}. What happens next: we check what you wrote and your papers, and write to you, usually within three days.`,
      next: 'Until then nobody else sees your NGO. You can sign in already and prepare everything: your text, your services, your photos.',
      link: 'Sign in',
      small:
        'If you did not register an NGO, somebody used your address by mistake. Do nothing, and tell nobody the code that we sent.',
    },
    claimed: {
      subject: (ngo: string) => `We are checking your claim: ${ngo}`,
      hello: (person: string) => `Dear ${person},`,
      line: (ngo: string) =>
        `you wrote to us that ${ngo} is yours. We check this and write to you, usually within three days.`,
      next: 'Once it is yours, you sign in with this address and the password that you chose.',
      small: 'If it was not you, do nothing: without our check nothing changes.',
    },
    accountThere: {
      subject: 'You have an account already',
      line: 'Somebody, probably you, tried to join with this address. It has an account already, so we made no second one and kept nothing of the form.',
      forgotten: 'Please sign in. If you do not remember your password, ask for a new one there.',
      link: 'Sign in',
      small:
        'An account belongs to one NGO. To add another NGO, register it with another address. If it was not you, do nothing.',
    },
  },
};
