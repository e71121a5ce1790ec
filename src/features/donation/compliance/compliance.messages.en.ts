import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Mails that remind an NGO of dates. */
export default {
  left: (days: number) =>
    plural(days, { 0: 'That is today.', one: 'One day is left.', other: `${days} days are left.` }),
  registration: {
    subject: (registration: string, date: string) => `${registration} expires on ${date}`,
    line: (registration: string, date: string) =>
      `The ${registration} registration of your NGO expires on ${date}.`,
    done: 'Once it is renewed, write the new number and dates on your page here. Then this reminder is done.',
    link: 'Change the dates',
  },
  registrations: {
    reg80G: {
      name: '80G',
      next: 'Apply for the renewal on the income tax portal, incometax.gov.in. The law asks for it six months before the end: if you have not applied yet, do it today. After the end, donors cannot deduct their gifts, and receipts say so.',
    },
    reg12A: {
      name: '12A',
      next: 'Apply for the renewal on the income tax portal, incometax.gov.in. The law asks for it six months before the end: if you have not applied yet, do it today. Without it, the income of your NGO can be taxed.',
    },
    fcra: {
      name: 'FCRA',
      next: 'Apply for the renewal on fcraonline.nic.in. After the end, your NGO may not take gifts from abroad, and this site no longer offers them.',
    },
  },
  statement: {
    subject: (year: string, date: string) => `Statement of donations ${year}: due on ${date}`,
    line: (year: string, formNumber: string, date: string) =>
      `The statement of donations for ${year} (Form ${formNumber}) is due on ${date}.`,
    next: 'Open the yearly statement here, correct what is missing, save the file, and upload it on the income tax portal, incometax.gov.in. Only after that do your donors get their certificate. A late statement costs a fee for each day.',
    done: 'If you have filed it already, there is nothing to do.',
    link: 'Open the yearly statement',
  },
};
