import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where our team looks at changes of where gifts go. */
export default {
  title: 'Money and contacts',
  headline: (count: number, shown: string) =>
    plural(count, {
      one: `${shown} change of where money or calls go is waiting`,
      other: `${shown} changes of where money or calls go are waiting`,
    }),
  nothing: 'No change of where money or calls go is waiting',
  lead: 'Bank details and contact details are public 48 hours after they were asked for; confirm them earlier only if you have called the NGO on a number that you knew before. The name of a checked NGO, its documents and some needs wait for you: compare them with the documents and the registers.',
  empty: 'Nothing is waiting',
  emptyLead:
    'When an NGO changes its bank details, its name, its contact details, its documents or a need that you check, the change appears here.',
  columns: {
    ngo: 'NGO',
    change: 'What changes',
    who: 'Asked for by',
    effect: 'Public',
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
  checked: 'after you confirm it',
  confirm: 'Confirm',
  confirmTitle: {
    bank: 'Show it to donors now?',
    gateway: 'Show it to donors now?',
    ngo: 'Make it public now?',
  },
  confirmText: {
    bank: (ngo: string) =>
      `Gifts to ${ngo} then go here. Confirm only if you have spoken with the NGO on a number that you knew before.`,
    gateway: (ngo: string) =>
      `Gifts to ${ngo} then go here. Confirm only if you have spoken with the NGO on a number that you knew before.`,
    ngo: (ngo: string) => `The page of ${ngo} then says this.`,
  },
  /** Of a change of the page, by what it is about. */
  questions: {
    names: 'Is the new name on its documents?',
    papers: 'Are the new number and its dates in the register?',
    needs: 'Does it really help with the new need?',
    contacts: 'Have you spoken with the NGO on a number that you knew before?',
  },
  confirmYes: 'Confirm with password',
  stop: 'Stop',
  stopTitle: (name: string) => `Stop this change of ${name}?`,
  stopText: 'The NGO gets your reason by email.',
  /** Of an account. */
  stopActiveText: 'Donors see it now. Gifts then stop until the NGO enters other bank details.',
  stopFormerText:
    'What donors still pay to these keys then does not count as received, and there is no receipt for it.',
  /** Of a change of the page. */
  backTo: 'If you stop it, the page says again:',
  stopReason: 'Reason',
  stopHint: 'What the NGO should do next',
  stopYes: 'Stop it',
  frozen: {
    headline: (count: number, shown: string) =>
      plural(count, { one: `${shown} NGO is frozen`, other: `${shown} NGOs are frozen` }),
    lead: 'Someone opened the link in our email and said that a change was not theirs. Until you release them, these NGOs can only remove bank details. Call them first, on a number that you knew before.',
    since: (time: string) => `Frozen since ${time}`,
    stopped: 'Stopped:',
    asked: (who: string, time: string) => `Asked for by ${who}, ${time}`,
    active: 'Public now:',
    none: 'Donors see no bank details.',
    former: 'Card keys of before, to which payments that donors have begun can still go:',
    release: 'Release',
    releaseTitle: (ngo: string) => `Release ${ngo}?`,
    releaseText:
      'The NGO can then change its bank details, its name and its contact details again. Has it changed its password, and do you know who asked for the change?',
    releaseYes: 'Release with password',
  },
  held: {
    headline: (count: number, shown: string) =>
      plural(count, {
        one: `${shown} card payment has no receipt yet`,
        other: `${shown} card payments have no receipt yet`,
      }),
    lead: 'The gateway took this money in the last 90 days. Find out who has it, so that its donor knows.',
    stopped: 'It went to keys that we had stopped, and does not count as received',
    unverified: 'The NGO is not verified; the receipt comes once it is',
  },
  password: 'Type your password once more, so that no one else can do this in your name.',
  errors: { bankStopReasonRequired: 'Write why you stop it.' },
  answers: {
    bankChangeConfirmed: 'Confirmed. It is public now.',
    bankChangeStoppedNow: 'Stopped. The NGO gets an email.',
    bankDetailsReleased: 'Released. The NGO gets an email.',
    bankChangeFrozen: 'This NGO is frozen. Release it first, or stop the change.',
    bankChangeOver: 'This change is not waiting any more.',
    bankDetailsNotFrozen: 'This NGO is not frozen.',
  },
};
