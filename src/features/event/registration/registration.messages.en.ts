export default {
  /** What may be wrong with a field. */
  errors: {
    eventNameRequired: 'Please write your name.',
    eventMobileWrong: 'Please write a mobile number with 10 digits.',
    eventEmailWrong: 'This email is not complete. Write it like name@example.org, or leave it empty.',
    eventPartySizeWrong: 'Choose how many people come: 1 to 5.',
    eventMobileOften:
      'Three registrations without email already use this number. Add an email, or ask the NGO to register you.',
  },
};
