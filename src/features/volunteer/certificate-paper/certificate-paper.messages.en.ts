/** The words on a certificate, and in the mail that brings it. */
const hoursOf = (minutes: number, shown: string) => (minutes === 60 ? '1 hour' : `${shown} hours`);

export default {
  title: 'Certificate of volunteering',
  fileTitle: (name: string) => `Certificate of volunteering: ${name}`,
  for: 'This certificate is for',
  onDay: (minutes: number, shown: string, day: string) =>
    `who has given ${hoursOf(minutes, shown)} of voluntary work on ${day}.`,
  inPeriod: (minutes: number, shown: string, [from, to]: readonly [string, string]) =>
    `who has given ${hoursOf(minutes, shown)} of voluntary work, from ${from} to ${to}.`,
  thanks: 'Thank you for your time.',
  ngo: 'Organisation',
  issued: 'Place and date',
  placeAndDay: (place: string, day: string) => `${place}, ${day}`,
  number: 'Certificate number',
  check: 'Check this certificate here:',
  code: 'QR code with the address to check this certificate',
  mail: {
    subject: (ngo: string) => `Your certificate from ${ngo}`,
    line: (ngo: string, minutes: number, shown: string) =>
      `Thank you for ${hoursOf(minutes, shown)} of voluntary work with ${ngo}.`,
    attached: 'Your certificate is attached as a PDF. You can print it or send it on.',
    check: (number: string) =>
      `Its number is ${number}. Anyone can check it with the link below. They see your initials only, not your name.`,
    link: 'See what others see',
  },
};
