/** The page behind the link in an email about a change of where gifts go. */
export default {
  title: 'Stop a change',
  ask: (ngo: string) => `Stop this change at ${ngo}?`,
  askAll: (ngo: string, count: number) => `Stop ${count} changes at ${ngo}?`,
  /** Before what the email was about, if it does not wait any more, and before what waits. */
  own: 'What the email was about',
  waiting: 'What is waiting',
  by: (who: string) => `by ${who}`,
  bySomeone: 'by an account that is deleted',
  when: {
    asked: 'Asked for',
    effect: 'Public from',
    checked: 'Our team checks it first.',
    now: 'This is public now.',
    past: 'This is not in use any more.',
  },
  removed: {
    now: 'This was removed.',
    stays: 'This was removed, and it stays so until our team has spoken with you.',
    when: 'Removed',
    by: (who: string) => `by ${who}`,
    bySomeone: 'by an account that is deleted',
  },
  change: 'The change',
  current: 'Where gifts go now',
  currentPage: 'On your page now',
  nowhere: 'Nowhere: the NGO takes no gifts here at the moment.',
  effect: {
    title: 'What the button does',
    stops: (count: number) =>
      count > 1 ? `It stops all ${count} changes that are waiting.` : 'It stops the change that is waiting.',
    isOver: 'What the email was about is not waiting any more: our team talks with you about it.',
    freezes:
      'No one can change bank details, the name or contact details until our team has spoken with you.',
    keeps: 'What people see now stays as it is. You can still remove a bank account that is not yours.',
    calls: 'Our team learns about it at once and calls you.',
  },
  stop: 'Stop it',
  fine: 'If the change is right, simply close this page.',
  stopped: 'It is stopped',
  stoppedText: (ngo: string) =>
    `No one can change the bank details, the name or the contact details of ${ngo} until our team has spoken with you. We have told our team and everyone of your NGO.`,
  stillActive:
    'This change is public already. Our team acts on it now. If it is a bank account that is not yours, sign in and remove it at once: gifts then go nowhere.',
  stillActivePage: 'People see it already. Our team puts it right now and calls you.',
  next: 'What you should do now',
  password: 'Choose a new password, in case someone else knows the old one.',
  passwordLink: 'Choose a new password',
  contact: 'Write to us if no one has called you by tomorrow.',
  contactLink: 'Contact us',
  over: 'Our team has cleared this up',
  overText: 'This change was stopped, and changes are possible again. There is nothing to do here.',
  unknown: 'This link does not work',
  unknownText:
    'It may be cut off: open it from the email once more. A link works for 30 days. If gifts go to the wrong place, or your page says something wrong, write to us.',
};
