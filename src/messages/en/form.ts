export default {
  optional: 'if you like',
  show: 'Show',
  hide: 'Hide',
  sending: 'Sending ...',
  pleaseMend: 'Please look at these again:',
  unreachable: 'We cannot be reached right now. Nothing you typed is lost: please try again.',
  /** Where something could not be sent that cannot wait; the list of NGOs has their numbers. */
  callNgo: 'Find an NGO to call',
  /** What may be wrong with a field of any form. */
  faults: {
    emailRequired: 'Email is required',
    emailInvalid: 'Email address is invalid',
    textLong: 'This text is too long.',
    aadhaar: 'This seems to hold an Aadhaar number. Please remove it: we must not keep it.',
  },
  /** The quick way out. */
  exit: { label: 'Quick way out', leave: 'Leave this page' },
};
