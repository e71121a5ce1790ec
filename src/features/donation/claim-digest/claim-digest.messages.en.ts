import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** The daily mail to an NGO about donors who say that they have paid. */
export default {
  subject: (count: number, shown: string) =>
    plural(count, {
      one: 'A donor says that they have paid',
      other: `${shown} donors say that they have paid`,
    }),
  line: (count: number, shown: string, amount: string) =>
    plural(count, {
      one: `A donor gave ${amount} to your NGO by UPI or bank transfer, and wrote the number of the payment.`,
      other: `${shown} donors gave ${amount} in all to your NGO by UPI or bank transfer, and wrote the numbers of the payments.`,
    }),
  waiting: (count: number, shown: string) =>
    plural(count, { one: 'One payment waits for you.', other: `${shown} payments wait for you in all.` }),
  next: 'Please look for the payments in your bank account and confirm them. The donors get their receipts then.',
  link: 'See the payments that wait',
  statement: 'Many at once? Upload the statement of your bank: it finds the payments for you.',
};
