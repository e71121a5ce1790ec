/** The page behind the link in an email about a change of where gifts go. */
export default {
  title: 'Stop a change of bank details',
  ask: (ngo: string) => `Stop this change at ${ngo}?`,
  by: (who: string) => `by ${who}`,
  bySomeone: 'by an account that is deleted',
  when: {
    asked: 'Asked for',
    effect: 'Donors see it from',
    now: 'Donors see this now.',
    past: 'This is not in use any more.',
  },
  change: 'The change',
  current: 'Where gifts go now',
  nowhere: 'Nowhere: the NGO takes no gifts here at the moment.',
  effect: {
    title: 'What the button does',
    stops: 'It stops this change and every other one that is waiting.',
    freezes: 'No one can change where gifts go until our team has spoken with you.',
    keeps: 'What donors see now stays as it is.',
    calls: 'Our team learns about it at once and calls you.',
  },
  stop: 'Stop it',
  fine: 'If the change is right, simply close this page.',
  stopped: 'It is stopped',
  stoppedText: (ngo: string) =>
    `No one can change where gifts to ${ngo} go until our team has spoken with you. We have told our team and everyone of your NGO.`,
  stillActive: 'Donors see this change already. Our team acts on it now. If you can, call us too.',
  next: 'What you should do now',
  password: 'Choose a new password, in case someone else knows the old one.',
  passwordLink: 'Choose a new password',
  contact: 'Write to us if no one has called you by tomorrow.',
  contactLink: 'Contact us',
  over: 'Our team has cleared this up',
  overText:
    'This change was stopped, and your bank details can be changed again. There is nothing to do here.',
  unknown: 'This link does not work',
  unknownText:
    'It may be cut off: open it from the email once more. A link works for 30 days. If gifts go to the wrong place, write to us.',
};
