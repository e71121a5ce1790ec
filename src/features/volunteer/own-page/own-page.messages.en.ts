import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'My volunteering',
  states: {
    unconfirmed: {
      title: 'Confirm your application',
      text: 'Someone applied with your email to volunteer here. Was it you? Then press the button. Only after that does the NGO see the application.',
    },
    applied: {
      title: 'The NGO has your application',
      text: 'It gets in touch with you. As soon as it decides, you get an email.',
    },
    accepted: {
      title: 'You are a volunteer here',
      text: 'Choose the shifts that suit you. If something comes up, give the shift back, so that someone else can help.',
    },
    declined: {
      title: 'It does not work out this time',
      text: 'The NGO has no task for you at the moment. Thank you for offering your time. Other NGOs may need you.',
    },
  },
  ngoHidden: 'This NGO is not listed at the moment, so you cannot take shifts.',
  confirm: 'Confirm',
  review: {
    title: 'Are these your details?',
    text: 'Someone applied more than once with your email. Correct what is wrong: the NGO gets only what you send now.',
  },
  allNgos: 'See all NGOs',
  shifts: {
    mine: 'Your shifts',
    open: 'Shifts you can take',
    past: 'What you have done',
    take: 'Take this shift',
    giveBack: 'Give it back',
    full: 'All places are taken.',
    left: (count: number, shown: string) =>
      plural(count, { one: '1 place is free', other: `${shown} places are free` }),
    nothingOpen: 'There is no shift to take at the moment. Look again later with the link in your email.',
    cancelled: 'Cancelled.',
    hours: (hours: string) => `Hours: ${hours}`,
    notConfirmed: 'The NGO has not confirmed your hours yet.',
    notThere: 'You were not there.',
  },
  certificates: {
    title: 'Your certificates',
    facts: (hours: string, period: string) => `Hours: ${hours}. ${period}`,
    download: (number: string) => `Download ${number} (PDF)`,
    withdrawn: 'The NGO has withdrawn this certificate.',
  },
  invitations: {
    title: 'Emails about new shifts',
    on: 'If the NGO looks for people for a shift, it may write to you.',
    end: 'No more such emails',
    off: 'The NGO no longer writes to you when it looks for people. Shifts to take are on this page.',
    resume: 'Get these emails again',
  },
  stored: {
    title: 'What is stored about you',
    reference: 'Number',
    createdAt: 'Applied on',
    updatedAt: 'Last change',
    more: 'The NGO may also write a note for itself. It is erased with the rest.',
    until: (declined: number, months: number) =>
      `Everything is erased ${plural(declined, { one: '1 day', other: `${declined} days` })} after the NGO declines, or ${plural(months, { one: '1 month', other: `${months} months` })} after your last shift or change.`,
    change: 'Change my details',
    save: 'Save',
  },
  erase: {
    open: 'Erase everything',
    text: 'Your details and your shifts are erased at once, and others can take your places. On a certificate only your initials remain. This cannot be undone.',
    notMe: 'It was not me',
    notMeText: 'Then erase the application. The NGO has not seen it. This cannot be undone.',
    submit: 'Yes, erase everything',
  },
  erased: 'Everything is erased',
  erasedText: 'Thank you for having offered your time. You can apply again whenever you like.',
  notFound: 'We do not find this page',
  notFoundText:
    'The link may be incomplete, or everything was erased. Please open the link in the email again.',
};
