export default {
  optional: 'if you like',
  show: 'Show',
  hide: 'Hide',
  sending: 'Sending ...',
  pleaseMend: 'Please look at these again:',
  unreachable: 'We cannot be reached right now. Nothing you typed is lost: please try again.',
  /** The quick way out. */
  exit: { label: 'Quick way out', leave: 'Leave this page' },
};
