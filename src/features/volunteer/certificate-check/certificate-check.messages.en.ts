/** The public page where anyone checks a certificate. */
export default {
  title: 'Check a certificate',
  lead: 'Every certificate of volunteering has a number, such as VC-9QD3-7K4A-B45H. Type it here to see whether the certificate is real.',
  field: 'Certificate number',
  submit: 'Check',
  numberRequired: 'Type the number that is on the certificate.',
  valid: 'This certificate is valid',
  withdrawn: 'This certificate was withdrawn',
  withdrawnText: 'The organisation has taken it back. It no longer counts.',
  initials: 'Initials of the volunteer',
  ngo: 'Organisation',
  hours: 'Hours of voluntary work',
  period: 'Period',
  days: (from: string, to: string) => `${from} to ${to}`,
  number: 'Number',
  privacy: 'Compare these facts with the certificate. We do not show the full name here.',
  notFound: 'We do not know this number',
  notFoundText:
    'There is no certificate with this number. Please compare it with the certificate letter by letter: it has no 0, O, 1, I or L.',
  another: 'Check another number',
};
