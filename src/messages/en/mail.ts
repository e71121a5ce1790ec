import { BRAND } from '#src/brand.ts';

export default {
  /** Under every mail. */
  signature: `${BRAND.name.en}, help from the NGOs of Gujarat. Please do not reply to this email.`,
  /** Under a mail into which others may look. */
  neutralSignature: 'Please do not reply to this email.',
  code: {
    subject: 'Your code',
    line: 'Your code is:',
    /** When others have guessed often. */
    longer: 'Somebody has been guessing codes for this mailbox, so this one is longer than usual.',
    small: (minutes: string) =>
      `It works once, for ${minutes} minutes. Do not share it with anyone. If you did not ask for it, ignore this email.`,
  },
  passwordReset: {
    subject: 'A new password',
    line: 'Someone, probably you, asked for a new password. Choose it here:',
    link: 'Choose a new password',
    small: (minutes: string) =>
      `The link works once, for ${minutes} minutes. If it was not you, ignore this email: your password stays the same.`,
  },
  /** To the owner of an account, of what a thief would do with it too. */
  accountChange: {
    changes: {
      passwordChanged: {
        subject: 'Your password was changed',
        line: 'Your password has just been changed, and all devices were signed out.',
      },
      appStarted: {
        subject: 'Your sign-in needs an authenticator app now',
        line: 'An authenticator app was set up for your account. Each sign-in needs its code from now on; all other devices were signed out.',
      },
      appStopped: {
        subject: 'Your authenticator app is not needed any more',
        line: 'The authenticator app was taken away from your account. All other devices were signed out.',
      },
      exported: {
        subject: 'Personal data were saved as a file',
        line: 'Personal data of other people were saved as a file from your account. All other devices were signed out.',
      },
    },
    when: (day: string, time: string) => `When: ${day}, ${time} (Indian time)`,
    where: (browser: string) => `In which browser: ${browser}`,
    notYou: 'If it was not you, choose a new password at once: that signs everybody out. Then write to us.',
    link: 'Choose a new password',
  },
  /** To administrators, when the security log fills faster than it should. */
  securityAlert: {
    subject: 'Please look at the security log',
    line: (kind: string, count: string) => `In the last quarter of an hour: ${kind}, ${count} times.`,
    next: 'This may be an attack. You get one mail an hour of each kind.',
    link: 'See the security log',
  },
  /** To those who join with an NGO. */
  joining: {
    registered: {
      subject: (ngo: string) => `We have your registration: ${ngo}`,
      hello: (person: string) => `Dear ${person},`,
      line: (ngo: string) =>
        `thank you for bringing ${ngo} to ${BRAND.name.en}. What happens next: we check your details and documents and write to you, usually within three days.`,
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
      subject: 'You already have an account',
      line: 'Someone, probably you, tried to register with this email. It already has an account, so we did not make a second one and did not keep the form.',
      forgotten: 'Please sign in. If you do not remember your password, ask for a new one there.',
      link: 'Sign in',
      small:
        'An account belongs to one NGO. To add another NGO, register it with another address. If it was not you, do nothing.',
    },
  },
  /** What staff or an admin decided about an NGO. */
  checking: {
    reason: (reason: string) => `The reason: ${reason}`,
    verify: {
      subject: (name: string) => `${name} is checked`,
      line: (name: string) =>
        `We have checked the documents of ${name}. The page now says so, with today’s date.`,
      next: 'When a document changes or expires, please enter the new one: we will check it.',
      link: 'See the page',
    },
    sendBack: {
      subject: (name: string) => `Please look at the documents of ${name} again`,
      line: (name: string) => `We could not confirm the documents of ${name} yet.`,
      next: 'Please correct it in your area and ask for the check again.',
      link: 'Go to my area',
    },
    suspend: {
      subject: (name: string) => `${name} is suspended`,
      line: (name: string) => `The page of ${name} is not shown for the time being.`,
      next: 'You can still sign in and correct what is wrong.',
      link: 'Go to my area',
    },
    unsuspend: {
      subject: (name: string) => `${name} is no longer suspended`,
      line: (name: string) => `The suspension of ${name} has ended. It has its earlier status again.`,
      next: '',
      link: 'Continue',
    },
    delete: {
      subject: (name: string) => `${name} was deleted`,
      line: (name: string) =>
        `An administrator deleted ${name}. Its page is gone, and its people cannot sign in.`,
      next: 'For 30 days an administrator can restore it. After that its people, photos and contact details are erased.',
      link: '',
    },
    restore: {
      subject: (name: string) => `${name} is restored`,
      line: (name: string) => `An administrator has restored ${name}. You can sign in again.`,
      next: '',
      link: 'Continue',
    },
    claimAccepted: {
      subject: (name: string) => `You now manage ${name}`,
      line: (name: string) =>
        `We have accepted that ${name} is yours. You can sign in with this email and the password you chose.`,
      link: 'Sign in',
    },
    claimDeclined: {
      subject: (name: string) => `About your claim of ${name}`,
      line: (name: string) => `We could not confirm that ${name} is yours. The password you chose is erased.`,
    },
    personAdded: {
      subject: (name: string) => `A new person can sign in for ${name}`,
      line: (name: string, person: string) =>
        `${person} can sign in for ${name} from now on: our team has accepted it. If that is wrong, please tell us at once.`,
    },
  },
  /** To people who wrote to us. */
  feedback: {
    received: {
      subject: 'We have your message',
      line: 'Thank you for writing to us. Your message has arrived.',
      next: 'What happens next: someone on our team reads it and answers to this address, usually within three days.',
      small: 'If you did not write to us, somebody typed your address by mistake. Do nothing.',
    },
    answered: {
      subject: 'Our answer to your message',
      line: 'Thank you for writing to us. This is our answer:',
      wrote: 'You wrote:',
      small: 'To tell us more, please write to us again on our site.',
    },
  },
  /** Of a request for help: mailboxes are shared, so neither subject nor text says what it is about. */
  helpRequest: {
    subject: 'News for you',
    number: (reference: string) =>
      `Your number: ${reference}. Keep it; with it and this address you see more on our site.`,
    person: {
      received: 'We have your message. We will tell you at every step.',
      accepted: 'Somebody has answered you.',
      message: 'Somebody has written to you.',
      resolved: 'Someone has written what happened. Please tell us whether it is right.',
      passedOn: 'It goes on: we are asking others.',
      withdrawn: 'You have taken back your message. Nobody is asked any more.',
      reopened: 'Thank you for telling us. We are asking others, and our team looks at it too.',
      closed: 'Our team has closed this number. You can see why on our site.',
      ended:
        'Nothing was heard for 30 days, so this number is closed now. If you still need something, please write to us again.',
    },
    ngoSubject: 'Something new in your inbox',
    link: 'Go to my area',
    ngo: {
      offered: (hours: string) =>
        `Somebody near you needs an answer. Please look at it within ${hours} hours; after that it goes to others.`,
      message: () => 'Someone you are helping has written to you.',
      withdrawn: () => 'One of the people in your inbox no longer needs help.',
      safeContactChanged: () =>
        'One of the people in your inbox has changed how it is safe to reach them. Please read it before you call or write.',
      takenBack: () => 'Our team has given one of the requests in your inbox to somebody else, or closed it.',
      reminded: () =>
        'One of the people you are helping has not heard from you for a week. Please write to them, or note how it ended.',
    },
    staffSubject: 'Something is waiting for our team',
    staff: {
      nobodyLeft: (about: string) => `No NGO is left to be asked: ${about}.`,
      notHelped: (about: string) => `Somebody says that it did not help: ${about}.`,
      manyLooks: (about: string) => `${about} has reached the daily limit for opening contact details.`,
      ngoSilent: (about: string) => `An NGO accepted a request but has done nothing for two weeks: ${about}.`,
    },
  },
  /** To people who registered for a scheme. */
  scheme: {
    subject: 'You are registered',
    line: (scheme: string, ngo: string) => `You are registered for “${scheme}”, which ${ngo} offers.`,
    subjectAlready: 'You are registered already',
    lineAlready: (scheme: string, ngo: string) =>
      `You are registered for “${scheme}”, which ${ngo} offers. This address has confirmed it before: nothing more is needed.`,
    confirm:
      'Please confirm within seven days that this mailbox is yours: the NGO then knows that it was you.',
    confirmLink: 'Confirm the registration',
    next: 'What happens next: the NGO looks at your registration and gets in touch with you.',
    link: 'See the scheme',
    small: 'If you did not register, somebody typed your address by mistake. Do nothing.',
  },
};
