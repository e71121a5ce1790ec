import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');
const inMinutes = (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` });

export default {
  /** Under every mail. */
  signature: `${BRAND.name.en}, help from the NGOs of Gujarat. Please do not reply to this email.`,
  /** Under a mail into which others may look. */
  neutralSignature: 'Please do not reply to this email.',
  /** Under a message of an NGO. */
  signatureOfNgo: `Sent through ${BRAND.name.en}. Your answer goes to the NGO.`,
  /** At the beginning of a mail that says what several would have said. */
  gathered: 'Several emails to you are put together here.',
  /** At the beginning of a mail about all that one form changed. */
  several: 'This email is about several changes.',
  /** Before what was announced and is over by now. */
  stoppedMeanwhile: 'Stopped meanwhile:',
  /** Before what somebody typed. */
  typed: 'In quotes is what people of the NGO typed. It is not from us.',
  code: {
    subject: 'Your code',
    line: 'Your code is:',
    /** When others have guessed often. */
    longer:
      'Someone has been guessing the codes that we send to this email, so this one is longer than usual.',
    small: (minutes: number) =>
      `It works once, within ${inMinutes(minutes)}. Do not share it with anyone. If you did not ask for it, ignore this email.`,
  },
  passwordReset: {
    subject: 'A new password',
    line: 'Someone, probably you, asked for a new password. Choose it here:',
    link: 'Choose a new password',
    small: (minutes: number) =>
      `The link works once, within ${inMinutes(minutes)}. If it was not you, ignore this email: your password stays the same.`,
  },
  /** To somebody who is to get an account. */
  invitation: {
    subject: (ngo: string) => `Sign in for ${ngo}`,
    subjectTeam: `Sign in for the ${BRAND.name.en} team`,
    line: (inviter: string, ngo: string) =>
      `${inviter} has invited you to work for ${ngo} on ${BRAND.name.en}. Open your account here:`,
    lineTeam: (inviter: string) =>
      `${inviter} has invited you to the team that runs ${BRAND.name.en}. Open your account here:`,
    hasAccount: (inviter: string) =>
      `But this email already has an account, and an email can have only one. Please give ${inviter} another email of yours.`,
    wanted: (inviter: string, ngo: string) =>
      `${inviter} would like you to work for ${ngo} on ${BRAND.name.en}.`,
    wantedTeam: (inviter: string) => `${inviter} would like you in the team that runs ${BRAND.name.en}.`,
    link: 'Open my account',
    small: (days: number) =>
      `The link works once, within ${plural(days, { one: 'a day', other: `${days} days` })}. If this means nothing to you, ignore this email.`,
  },
  /** To the people of an NGO, when one of its managers changes who may sign in. */
  people: {
    subject: (ngo: string) => `Who can sign in for ${ngo}`,
    subjectRemoved: (ngo: string) => `Someone can no longer sign in for ${ngo}`,
    invitedManager: (by: string, person: string) =>
      `${by} has invited ${person} by email to sign in too, as a manager.`,
    invitedMember: (by: string, person: string) =>
      `${by} has invited ${person} by email to sign in too, as a member.`,
    madeManager: (by: string, person: string) => `${by} has made ${person} a manager.`,
    madeMember: (by: string, person: string) => `${by} has made ${person} a member instead of a manager.`,
    removed: (by: string, person: string) => `${by} has removed ${person}, who can no longer sign in.`,
    you: {
      subjectRemoved: (ngo: string) => `You can no longer sign in for ${ngo}`,
      madeManager: (by: string) =>
        `${by} has made you a manager: you may now also change registration documents, bank details and people.`,
      madeMember: (by: string) =>
        `${by} has made you a member: registration documents, bank details and people are for managers only.`,
      removed: (by: string) =>
        `${by} has removed you. You can no longer sign in, and your account is deleted.`,
    },
    wrong: 'If this is wrong, please tell us at once.',
    link: 'Write to us',
  },
  /** To the owner of an account, of what a thief would do with it too. */
  accountChange: {
    changes: {
      passwordChanged: {
        subject: 'Your password was changed',
        line: 'Your password has just been changed, and all devices were signed out. Invitations that you sent and nobody has accepted have ended.',
      },
      appStarted: {
        subject: 'You now need an authenticator app to sign in',
        line: 'An authenticator app was set up for your account. From now on each sign-in needs its code. All other devices were signed out.',
      },
      appStopped: {
        subject: 'You no longer need an authenticator app to sign in',
        line: 'The authenticator app was removed from your account. All other devices were signed out.',
      },
      exported: {
        subject: 'Personal data was saved as a file',
        line: 'Personal data of other people was saved as a file from your account. All other devices were signed out.',
      },
    },
    when: (day: string, time: string) => `When: ${day}, ${time} (Indian time)`,
    where: (browser: string) => `Browser: ${browser}`,
    notYou: 'If it was not you, choose a new password at once: this signs out all devices. Then write to us.',
    link: 'Choose a new password',
  },
  /** To administrators, when the security log fills faster than it should. */
  securityAlert: {
    subject: 'Please look at the security log',
    line: (kind: string, count: number, shown: string) =>
      `In the last 15 minutes: ${kind}, ${plural(count, { one: 'once', other: `${shown} times` })}.`,
    next: 'This may be an attack. For each kind you get one email an hour at most.',
    link: 'See the security log',
  },
  /** To those who join with an NGO. */
  joining: {
    registered: {
      subject: (ngo: string) => `We have your registration: ${ngo}`,
      hello: (person: string) => `Dear ${person},`,
      line: (ngo: string) =>
        `Thank you for bringing ${ngo} to ${BRAND.name.en}. What happens next: we will check your details and documents and write to you, usually within three days.`,
      next: 'Until then nobody else can see your NGO. You can already sign in and prepare your page: your text, your services, your photos.',
      link: 'Sign in',
      small:
        'If you did not register an NGO, someone used your email by mistake. Please ignore this email, and do not share the code that we sent with anyone.',
    },
    claimed: {
      subject: (ngo: string) => `We are checking whether ${ngo} is your NGO`,
      hello: (person: string) => `Dear ${person},`,
      line: (ngo: string) =>
        `You told us that ${ngo} is your NGO. We will check this and write to you, usually within three days.`,
      next: 'Once we have confirmed it, you can sign in with this email and the password that you chose.',
      small: 'If it was not you, ignore this email: nothing changes unless our team confirms it.',
    },
    accountThere: {
      subject: 'You already have an account',
      line: 'Someone, probably you, tried to register with this email. It already has an account, so we did not make a second one and did not keep the form.',
      forgotten: 'Please sign in. If you do not remember your password, ask for a new one there.',
      link: 'Sign in',
      small:
        'An account belongs to one NGO. To add another NGO, register it with another email. If it was not you, ignore this email.',
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
      next: 'Please sign in, correct this and send it for checking again.',
      link: 'Go to my account',
    },
    suspend: {
      subject: (name: string) => `${name} is suspended`,
      line: (name: string) => `The page of ${name} is not shown for the time being.`,
      next: 'You can still sign in and correct what is wrong.',
      link: 'Go to my account',
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
      next: 'Its coming events and shifts are cancelled in an hour. For 30 days an administrator can restore it. After that we erase its people’s accounts, its photos and contact details.',
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
        `We have confirmed that ${name} is your NGO. You can sign in with this email and the password you chose.`,
      link: 'Sign in',
    },
    claimWaits: {
      subject: (name: string) => `Our team agrees: ${name} is your NGO`,
      line: (name: string) =>
        `We have confirmed that ${name} is your NGO. Its managers can still say that they do not know you, so you cannot sign in yet.`,
      next: (time: string) =>
        `If no one does, you can sign in from ${time} with this email and the password you chose. We will write to you then.`,
    },
    claimDeclined: {
      subject: (name: string) => `Our answer about ${name}`,
      line: (name: string) =>
        `We could not confirm that ${name} is your NGO. We have erased the password you chose.`,
      link: 'Write to us',
    },
    personAdded: {
      subject: (name: string) => `A new person can sign in for ${name}`,
      line: (name: string, person: string) =>
        `Our team has allowed ${person} to sign in for ${name} too. If this is wrong, please tell us at once.`,
    },
  },
  /** To people who wrote to us. */
  feedback: {
    received: {
      subject: 'We have your message',
      line: 'Thank you for writing to us. Your message has arrived.',
      next: 'What happens next: our team will read it and answer to this email, usually within three days.',
      small: 'If you did not write to us, someone typed your email by mistake. Please ignore this email.',
    },
    answered: {
      subject: 'Our answer to your message',
      line: (date: string) =>
        `On ${date} a message was sent to us with this email address. This is our answer:`,
      small:
        'To tell us more, please write to us again on our site. If you did not write to us, please ignore this email.',
    },
  },
  /** Of a request for help: mailboxes are shared, so neither subject nor text says what it is about. */
  helpRequest: {
    subject: 'News for you',
    number: (reference: string) =>
      `Your number: ${reference}. Please keep it: with it and this email you can see more on our site.`,
    person: {
      received: 'We have your message. We will tell you at every step.',
      message: 'Someone has written to you.',
      resolved: 'Someone has written what happened. Please tell us whether it is right.',
      passedOn: 'We are still working on it: we are asking others.',
      withdrawn: 'You have taken back your message. We will not ask anyone any more.',
      reopened: 'Thank you for telling us. We are asking others, and our team is looking at it too.',
      closed: 'Our team has closed this number. You can see why on our site.',
      ended:
        'We have heard nothing for 30 days, so this number is now closed. If you still need something, please write to us again.',
    },
    /** With the day by which someone said to be in touch. */
    personByDay: {
      accepted: (day: string) => `Someone has answered you, and will be in touch with you by ${day}.`,
      contactAsked: (day: string) =>
        `Someone said that they would be in touch with you by ${day}. Did they? Please tell us on our site, with your number.`,
    },
    erased:
      'As you asked, everything you wrote to us is erased, and your number no longer works. This is our last email about it. You can always write to us again.',
    helperSubject: 'About a request that was filed for someone',
    ourTeam: 'Our team',
    helperLink: 'Open “Asked for others”',
    helper: {
      pinRenewed: (about: string, by: string) =>
        `${by} has given a new PIN for request ${about}. If nobody asked for it, please change your passwords and tell our team: whoever has the PIN can read the request.`,
      consentHeld: (about: string, by: string) =>
        `Request ${about}: ${by} has taken back the person’s consent. The request is erased in 30 days. If the person did not ask for it, please restore it before that, under “Asked for others”.`,
    },
    ngoSubject: 'Something new in your inbox',
    link: 'Go to my account',
    ngo: {
      offered: (hours: number) =>
        `Someone near you needs an answer. Please answer within ${plural(hours, { one: `${hours} hour`, other: `${hours} hours` })}; after that we ask others.`,
      message: () => 'Someone you are helping has written to you.',
      withdrawn: () => 'One of the people in your inbox no longer needs help.',
      consentWithdrawn: () =>
        'One of the people in your inbox has taken back their consent. You can no longer see what they wrote. Please also erase what you have noted about them elsewhere.',
      safeContactChanged: () =>
        'One of the people in your inbox has changed when and how it is safe to contact them. Please read this before you call or write.',
      restored: () =>
        'A request that had gone from your inbox is back: the person still wants help. Please look at it.',
      takenBack: () => 'Our team has given one of the requests in your inbox to someone else, or closed it.',
      reminded: () =>
        'One of the people you are helping has not heard from you for a week. Please write to them, or note what happened.',
      notContacted: () =>
        'One of the people you are helping says that you were not in touch by the day you chose. Please call or write to them today.',
    },
    staffSubject: 'Something is waiting for our team',
    staff: {
      nobodyLeft: (about: string) => `There is no NGO left to ask: ${about}.`,
      notHelped: (about: string) => `Someone says that they did not get help: ${about}.`,
      manyViews: (about: string) => `${about} has reached the daily limit for opening contact details.`,
      ngoSilent: (about: string) => `An NGO accepted a request but has done nothing for two weeks: ${about}.`,
      notContacted: (about: string) =>
        `An NGO was not in touch by the day it chose, the person says: ${about}.`,
      pinGuessed: (about: string) =>
        `Someone is trying out PINs: ${about}. Whoever filed it can give the person a new one.`,
    },
  },
  /** To people who registered for a scheme. */
  scheme: {
    subject: 'You are registered',
    line: (scheme: string, ngo: string) => `You are registered for “${scheme}”, which ${ngo} offers.`,
    subjectAlready: 'You are already registered',
    lineAlready: (scheme: string, ngo: string) =>
      `You are registered for “${scheme}”, which ${ngo} offers. You have already confirmed it from this email: you need do nothing more.`,
    confirm: 'Please confirm within seven days that this email is yours: then the NGO knows that it was you.',
    confirmLink: 'Confirm the registration',
    next: 'What happens next: the NGO will look at your registration and get in touch with you.',
    link: 'See the scheme',
    small: 'If you did not register, someone typed your email by mistake. Please ignore this email.',
  },
};
