import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Register for this scheme',
  pageTitle: (scheme: string) => `Register: ${scheme}`,
  description: (scheme: string, ngo: string) => `Register for ${scheme}, which ${ngo} offers.`,
  offeredBy: 'Offered by',
  fields: {
    name: 'Name',
    mobileNumber: 'Mobile number',
    email: 'Email',
    address: 'Address',
    city: 'City',
  },
  hints: {
    mobileNumber: 'The NGO may call you on this number.',
    email: 'We will send you an email. Confirm your registration in it.',
  },
  chooseCity: 'Choose a city',
  submit: 'Submit',
  back: 'Back',
  /** Who sees what is sent, and until when. */
  retention: (ngo: string, days: number, years: number) =>
    `Only ${ngo} can see what you write here, to look at your registration and get in touch with you. It is erased ${plural(days, { one: '1 day', other: `${days} days` })} after the NGO has decided, or after ${plural(years, { one: '1 year', other: `${years} years` })} without any change.`,
  next: {
    heading: 'What happens next',
    steps: [
      ['The NGO gets your registration', 'At once.'],
      ['You get an email', 'Open the link in it and confirm that it was you.'],
      ['The NGO gets in touch', 'Have the documents for the scheme ready.'],
    ],
  },
  registered: 'Scheme register successfully',
  doneText: (ngo: string) => `${ngo} has your registration and will get in touch with you.`,
  /** The page that the link in the mail leads to. */
  confirm: {
    title: 'Confirm your registration',
    lead: 'Press the button to tell the NGO that this email address is yours.',
    submit: 'Confirm',
    confirmed: 'Your registration is confirmed',
    schemes: 'See all schemes',
  },
  toScheme: 'Back to the scheme',
  home: 'Go to the home page',
  /** Sent, and it did not work. */
  failed: 'Something went wrong. Try again',
  /** What may be wrong with a field. */
  errors: {
    schemeUserNameRequired: 'Name is required',
    schemeUserMobileRequired: 'MobileNumber is required',
    schemeUserEmailRequired: 'Email is required',
    schemeUserAddressRequired: 'Address is required',
    schemeUserCityRequired: 'City is required',
  },
};
