import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where our team looks at changes of where gifts go. */
export default {
  title: 'Bank details',
  headline: (count: number, shown: string) =>
    plural(count, {
      one: `${shown} change of where gifts go is waiting`,
      other: `${shown} changes of where gifts go are waiting`,
    }),
  nothing: 'No change of where gifts go is waiting',
  lead: 'Donors see a change 48 hours after it was asked for. Confirm it earlier only if you have called the NGO on a number that you know.',
  empty: 'Nothing is waiting',
  emptyLead: 'When an NGO changes its bank details, the change appears here.',
  columns: {
    ngo: 'NGO',
    change: 'What changes',
    who: 'Asked for by',
    effect: 'Donors see it',
    action: 'Action',
  },
  before: 'Until now:',
  after: 'New:',
  first: 'nothing',
  primary: 'Becomes the main account',
  otherName: 'The account holder’s name is different from the NGO’s name',
  nobody: 'A deleted account',
  since: (time: string) => `since ${time}`,
  due: 'within a few minutes',
  confirm: 'Confirm',
  confirmTitle: 'Show it to donors now?',
  confirmText: (ngo: string) =>
    `Gifts to ${ngo} then go here. Confirm only if you have spoken with the NGO on a number that you know.`,
  confirmYes: 'Confirm with password',
  stop: 'Stop',
  stopTitle: 'Stop this change?',
  stopText: 'The NGO gets your reason by email.',
  stopActiveText: 'Donors see it now. Gifts then stop until the NGO enters other bank details.',
  stopReason: 'Reason',
  stopHint: 'What the NGO should do next',
  stopYes: 'Stop it',
  frozen: {
    headline: (count: number, shown: string) =>
      plural(count, { one: `${shown} NGO is frozen`, other: `${shown} NGOs are frozen` }),
    lead: 'Someone opened the link in our email and said that a change was not theirs. These NGOs can change nothing until you release them. Call them first.',
    since: (time: string) => `Frozen since ${time}`,
    active: 'Donors see now:',
    none: 'Donors see no bank details.',
    release: 'Release',
    releaseTitle: (ngo: string) => `Release ${ngo}?`,
    releaseText:
      'The NGO can then change where its gifts go again. Has it changed its password, and do you know who asked for the change?',
    releaseYes: 'Release with password',
  },
  password: 'Type your password once more, so that no one else can do this in your name.',
  errors: { bankStopReasonRequired: 'Write why you stop it.' },
  answers: {
    bankChangeConfirmed: 'Confirmed. Donors see it now.',
    bankChangeStoppedNow: 'Stopped. The NGO gets an email.',
    bankDetailsReleased: 'Released. The NGO gets an email.',
    bankChangeFrozen: 'This NGO is frozen. Release it first, or stop the change.',
    bankChangeOver: 'This change is not waiting any more.',
    bankDetailsNotFrozen: 'This NGO is not frozen.',
  },
};
