import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** The page of a monthly reminder to give. */
export default {
  title: 'Monthly reminder',
  headline: {
    next: (amount: string, date: string) => `We remind you to give ${amount} on ${date}`,
    waiting: (amount: string) => `We will remind you to give ${amount} each month`,
  },
  waiting: 'The reminders begin a month after the NGO has received your first gift.',
  noDebit: 'Nothing is debited by itself. You decide each month whether you give.',
  byItself: (most: number) =>
    `After ${plural(most, { one: '1 reminder', other: `${most} reminders in a row` })} without a gift, they end by themselves.`,
  facts: { ngo: 'NGO', amount: 'Amount', purpose: 'For', nextOn: 'Next reminder' },
  hidden: 'This NGO is not listed at the moment, so you get no reminders.',
  end: 'End the reminders',
  endText: 'You get no more of these emails, and what is stored for them is erased at once.',
  amount: {
    open: 'Change the amount',
    label: 'Amount of the reminders',
    hint: 'In rupees',
    save: 'Save',
  },
  ended: 'The reminders have ended',
  endedText: 'You get no more of these emails. Thank you for what you gave.',
  notFound: 'There is no such reminder',
  notFoundText:
    'The reminders have ended, or the link is incomplete. Please open the link in the email again.',
  allNgos: 'See NGOs to give to',
  answers: {
    standingGiftChanged: 'The amount is changed.',
    standingGiftEnded: 'The reminders have ended.',
  },
};
