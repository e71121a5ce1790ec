export default {
  title: 'Ask for help',
  lead: 'Write once. NGOs near you get it, and you can see who answers.',
  /** Before and after the number. */
  danger: {
    everyone: ['In danger now? Call ', '.'],
    women: ['Women can also call ', '. Both work day and night.'],
  },
  you: 'About you',
  need: 'What you need',
  place: 'Where you are',
  reaching: 'How to reach you',
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
  noMail: 'Do not email me about this. I will check the status page myself.',
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
  confirmation: {
    number: 'Your request number',
    saveNumber: 'Keep this number. With it and your email you can check your request on any phone.',
    toStatus: 'Check your request',
    home: 'Go to the home page',
  },
  code: {
    title: 'Type the code from our email',
    recipient: (email: string) => `We sent a six-digit code to ${email}. What you wrote is kept.`,
    change: 'Change my answers',
  },
  another: {
    title: 'You have already asked for this',
    text: (reference: string) =>
      `Your request ${reference} for the same kind of help in the same city is still open.`,
    view: 'See that request',
    send: 'Send another one',
    change: 'Back to the form',
  },
  already: 'Already asked?',
  /** Of a form that is addressed to an NGO. */
  addressed: {
    heading: (name: string) => `Ask ${name} for help`,
    lead: 'They get it first. If they do not answer within 24 hours, it also goes to other NGOs near you.',
    askOthers: 'Also ask other NGOs near me right away',
    without: 'Ask without choosing an NGO',
    unavailable: (name: string) => `${name} cannot be asked here right now`,
    unavailableLead: 'You can still send this form: it goes to other NGOs near you.',
    paused: (day: string) => `They take no new requests until the end of ${day}.`,
    someNgo: 'This NGO',
    next: (name: string): [title: string, text: string] => [
      `${name} gets it first`,
      'After 24 hours without an answer, or right away if you want, other NGOs near you get it too.',
    ],
    /** After sending. */
    alone: (name: string) =>
      `${name} gets your request first. If they do not answer within 24 hours, we also send it to other NGOs near you.`,
    withOthers: (name: string) => `${name} and other NGOs near you are getting your request now.`,
    not: (name: string) => `${name} could not be asked. Your request goes to other NGOs near you.`,
  },
  next: {
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
