import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Mails about what an NGO decided on an application. */
export default {
  hello: (name: string) => `Dear ${name},`,
  personal: (ngo: string) => `A message from ${ngo}:`,
  accepted: {
    subject: (ngo: string) => `Welcome as a volunteer: ${ngo}`,
    line: (ngo: string) => `${ngo} is glad to have you as a volunteer. Thank you!`,
    page: 'On your own page you see when help is needed. There you can take a shift or give it back, without a password.',
    link: 'Open your page',
    small: 'The link is yours alone: whoever has it can open your page. Please do not pass it on.',
  },
  declined: {
    subject: (ngo: string) => `Your offer to help: ${ngo}`,
    line: (ngo: string) => `Thank you for offering your time. ${ngo} has no place for you at the moment.`,
    places: 'If you had taken shifts, others can take them now.',
    thanks: 'This says nothing about you: often there are simply enough people. Other NGOs may need you.',
    small: (days: number) =>
      `Your details with this NGO are erased in ${plural(days, { one: '1 day', other: `${days} days` })}.`,
  },
};
