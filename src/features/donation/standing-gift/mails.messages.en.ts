import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Mails to donors who asked for a monthly reminder. */
export default {
  asked: {
    subject: (ngo: string) => `Shall we remind you to give to ${ngo}?`,
    line: (amount: string, ngo: string) =>
      `You asked us to remind you each month to give ${amount} to ${ngo}. Is this right?`,
    open: 'Please open the page once. Only then do the reminders begin.',
    link: 'Yes, remind me',
    small: 'If you did not ask for it, please ignore this email. You then get no reminders.',
  },
  reminder: {
    subject: (amount: string, ngo: string) => `Your monthly gift: ${amount} to ${ngo}`,
    line: (amount: string, ngo: string) =>
      `You asked us to remind you each month: this is the reminder to give ${amount} to ${ngo}.`,
    purpose: (title: string) => `For: ${title}`,
    payee: (holder: string, upiId: string) => `By UPI to: ${holder}, ${upiId}`,
    upiLink: (link: string) => `UPI link for your phone: ${link}`,
    noDebit: 'Nothing is debited by itself. You decide each month whether you give.',
    pay: 'Give this month’s gift',
    small: (most: number) =>
      `On the page that opens you can also say that you have paid. After ${plural(most, { one: '1 reminder', other: `${most} reminders in a row` })} without a gift, they end by themselves.`,
    end: 'End the reminders',
  },
  ended: {
    subject: (ngo: string) => `No more reminders to give to ${ngo}`,
    line: (ngo: string, most: number) =>
      `No gift followed the last ${plural(most, { one: 'reminder', other: `${most} reminders` })} to give to ${ngo}. So the reminders have ended, and this is the last email about them.`,
    erased:
      'What was stored for the reminders is erased. Thank you for what you gave. You can give again at any time.',
    link: 'Give again',
  },
};
