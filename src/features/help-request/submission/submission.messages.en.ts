export default {
  title: 'Ask for help',
  lead: 'Write once. NGOs near you get it, and you can see who answers.',
  /** Before and after the number. */
  danger: {
    everyone: ['In danger now? Call ', '.'],
    women: ['Women can also call ', '. Both work day and night.'],
  },
  /** The headings of the four steps. */
  steps: ['What help, and for whom', 'Where you are', 'How to reach you safely', 'Check and send'],
  /** Without a script, all steps stand on one page. */
  parts: 'Four short steps',
  stepOf: (step: number) => `Step ${step} of 4`,
  next: 'Next',
  /** Leads from the last step back to the entries. */
  change: 'Change',
  /** The category for what fits none of the three. */
  other: {
    label: 'Something else',
    hint: 'We pick the nearest category from what you write.',
  },
  suggested: 'We chose this from your words. Change it if it does not fit.',
  consent:
    'When you send this, you agree that up to five NGOs at a time read what you need and your town. Only an NGO that accepts, and our team, see your name, number, email and address.',
  fields: {
    userName: 'Full name',
    userMobile: 'Mobile number',
    userEmail: 'Email',
    userOTP: 'OTP',
    userHelpCategory: 'Category of help',
    helpDescription: 'What help do you need?',
    userAddress: 'Address',
    userCity: 'City',
    userPin: 'PIN code',
    safeContact: 'How and when is it safe to reach you?',
  },
  hints: {
    userName: 'The name people call you by, in any language.',
    userMobile: '10 digits. Only the NGO that helps you and our team can see it.',
    userEmail: 'We send a code to it.',
    userOTP: 'The digits in our email. They work for 10 minutes.',
    helpDescription: 'In your own words. For whom, since when, what you have tried.',
    safeContact:
      'For example: “Call only in the morning, send no messages.” The NGO sees it before your number.',
  },
  chooseCity: 'Choose a city',
  /** How it is safe to reach the person. The first three are stored as these sentences. */
  safe: {
    noCalls: 'Do not call me.',
    noMessages: 'Do not send me messages.',
    watched: 'Other people see my phone or my email.',
    noMail: 'Do not email me about this. I will check the status page myself.',
  },
  getOtp: 'Get OTP',
  otpSent: { title: 'OTP Sent!', text: 'An OTP has been sent to your email.' },
  otpFailed: 'Failed to send OTP. Please try again.',
  otpNeedsEmail: 'Valid email is required to get OTP',
  submit: 'Submit',
  back: 'Back',
  ok: 'OK',
  draft: {
    notice:
      'Until you send it, what you type stays only on this device, for 30 minutes at most. Then it is erased.',
    restored: 'We kept what you typed before.',
    erase: 'Erase it',
  },
  success: { title: 'Success!', text: 'Your data has been sent successfully.' },
  failure: { title: 'Error!', text: 'There was an issue submitting your form. Please try again.' },
  number: 'Your request number',
  toStatus: 'Check your request',
  already: 'Already asked?',
  afterwards: {
    heading: 'What happens next',
    steps: [
      ['NGOs near you get it', 'Up to five at the same time.'],
      ['One of them answers', 'You get an email at every step, unless you ask for none.'],
      ['No answer? It moves on', 'After 72 hours, to the next NGO.'],
    ],
  },
  /** What may be wrong with a field; the specification's words. */
  errors: {
    helpNameRequired: 'Name is required',
    helpNameLetters: 'Name cannot contain numbers or special characters',
    helpNameLength: 'Name must be between 3 and 25 characters',
    helpMobileRequired: 'Mobile No is required',
    helpMobileDigits: 'Mobile No must be 10 digits',
    helpOtpRequired: 'OTP is required',
    helpAddressRequired: 'Address is required',
    helpDescriptionRequired: 'Help description is required',
    helpCityRequired: 'City  is required',
    helpCategoryRequired: 'Category of help is required',
    helpPinRequired: 'Pin code is required',
    helpInvalidOtp: 'Invalid OTP',
  },
};
