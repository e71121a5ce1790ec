import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');
const inDays = (days: number) => plural(days, { one: '1 day', other: `${days} days` });

export default {
  title: 'Volunteer here',
  pageTitle: (ngo: string) => `Volunteer at ${ngo}`,
  description: (ngo: string) => `Offer your time and skills to ${ngo}.`,
  lead: 'Even a few hours help. You need no account.',
  toNgo: 'Back to the NGO',
  fields: {
    name: 'Your name',
    mobile: 'Mobile number',
    email: 'Email',
    city: 'Your town',
    skills: 'What can you do?',
    otherSkills: 'Anything else?',
    availability: 'When are you free?',
    age: 'How old are you?',
    guardianName: 'Name of your parent',
    guardianMobile: 'Mobile number of your parent',
  },
  hints: {
    mobile: 'The NGO calls you here.',
    email:
      'We send a link here to confirm your application. With it you can change or erase everything later.',
    city: 'From a village? Choose the nearest town.',
    skills: 'Choose what you like. Nothing special is fine too.',
    otherSkills: 'In your own words, for example: sign language, repairing bicycles.',
    guardianMobile: 'The NGO asks them for their consent here.',
  },
  chooseCity: 'Choose a town',
  ages: { adult: 'I am 18 or older', minor: 'I am under 18' },
  minorHint: 'Then we need the consent of your mother, father or guardian.',
  guardian: 'Your parent’s consent',
  guardianText:
    'Only if you are under 18. Please ask your mother, father or guardian first, and write whom the NGO may call.',
  submit: 'Send',
  /** Who sees what is sent, why, and until when. */
  privacy: {
    heading: 'What happens with this',
    text: (ngo: string) =>
      `Only ${ngo} can see what you write here, to choose volunteers and get in touch with you.`,
    until: (unconfirmed: number, declined: number, months: number) =>
      `It is erased ${inDays(unconfirmed)} after sending if you do not confirm, ${inDays(declined)} after the NGO declines, or ${plural(months, { one: '1 month', other: `${months} months` })} after your last shift or change.`,
    erase: 'With the link in your email you can see, change or erase it at any time.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      ['You get an email', 'Open the link in it and press “Confirm”.'],
      ['The NGO reads it', 'It calls you, and tells you by email what it decides.'],
      ['You choose your shifts', 'With the same link, without an account.'],
    ],
  },
  done: {
    title: 'Look into your email',
    text: (email: string) => `We have sent you an email to ${email}. Open the link in it.`,
    nothing: 'Nothing after a few minutes? Look in the spam folder, or send the form again.',
  },
  /** What may be wrong with a field. */
  errors: {
    volunteerNameRequired: 'Please write your name.',
    volunteerMobileWrong: 'Please write a mobile number with 10 digits.',
    volunteerEmailWrong: 'Please write your complete email, like name@example.org.',
    volunteerCityRequired: 'Choose your town.',
    volunteerAvailabilityRequired: 'Choose at least one time.',
    volunteerAgeRequired: 'Choose one of the two.',
    volunteerGuardianRequired: 'Please write the name of your mother, father or guardian.',
    volunteerGuardianMobileWrong: 'Please write their mobile number with 10 digits.',
  },
};
