export default {
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  sending: 'Sending ...',
  pleaseMend: 'Please check these again:',
  unreachable: 'We cannot connect right now. Nothing you typed is lost: please try again.',
  /** Where something could not be sent that cannot wait; the list of NGOs has their numbers. */
  callNgo: 'Find an NGO to call',
  /** What may be wrong with a field of any form. */
  errors: {
    emailRequired: 'Email is required',
    emailInvalid: 'Email address is invalid',
    textLong: 'This text is too long.',
    aadhaar: 'This looks like an Aadhaar number. Please remove it: we are not allowed to keep it.',
  },
  /** The quick way out. */
  exit: { label: 'Quick exit', leave: 'Leave this page' },
};
