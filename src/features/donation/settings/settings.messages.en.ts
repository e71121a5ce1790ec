import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** What an NGO decides about its receipts and its donations. */
export default {
  title: 'Receipts and settings',
  headline: {
    signed: (name: string) => `Your receipts are signed by ${name}`,
    unsigned: 'Nobody signs your receipts yet',
  },
  lead: {
    signed: 'Here you say what is on receipts, what the public sees, and how you thank.',
    unsigned: (count: number, text: string) =>
      plural(count, {
        0: 'Without a name, no receipt can be issued. Receipts are issued as soon as you have saved one.',
        one: 'One receipt waits. It is issued as soon as you have saved a name.',
        other: `${text} receipts wait. They are issued, in the order in which the gifts arrived, as soon as you have saved a name.`,
      }),
  },
  groups: { signatory: 'Who signs', tax: '80G', public: 'What the public sees', thanks: 'A word of thanks' },
  leads: {
    signatory: 'The name is under the signature on every receipt.',
    tax: 'The yearly statement asks for the day on which the number was issued.',
    public: 'You decide whether your page shows how much you received.',
    thanks: 'Donors read it on the page after their gift and in the email with the receipt.',
  },
  fields: {
    signatoryName: 'Name',
    signatoryDesignation: 'What this person is in the NGO',
    urnIssuedOn: 'Day on which the 80G number was issued',
    showsTotals: 'Show what was given this financial year, by how many and for what',
    thankYou: 'Your thanks',
    thankYouGu: 'Your thanks, in Gujarati',
    thankYouHi: 'Your thanks, in Hindi',
  },
  hints: {
    signatoryDesignation: 'For example: Trustee, Secretary, Treasurer',
    thankYou: 'For example: Your gift pays for spectacles. Thank you from all of us!',
  },
  urn: (number: string) => `Your number: ${number}`,
  noUrn: 'You have not given us an 80G number. Add it to your page if you have one.',
  toNgo: 'Edit our page',
  seeTotals: 'See your page for donors',
  save: 'Save',
  signature: {
    heading: 'Picture of the signature',
    lead: 'A photo or a scan of the signature on a white sheet, or a PNG with a transparent ground. Only you see it here; donors see it on their receipts.',
    none: 'There is no picture. The space above the name stays empty for a signature by hand.',
    alt: 'The signature as it is printed on receipts',
    choose: 'Choose a picture',
    replace: 'Choose another one',
    limits: 'PNG or JPEG, up to 2 MB',
    remove: 'Remove it',
    removeTitle: 'Remove the picture?',
    removeText: 'Receipts from now on are printed without it. Receipts that are issued already keep it.',
  },
  sample: {
    heading: 'What a receipt looks like',
    lead: 'A sample with your details and an invented donor. It says that it is no receipt.',
    see: 'See a sample receipt',
    file: 'Sample receipt',
  },
  draft: 'You typed this last time but did not save it.',
  discard: 'Discard it',
  yes: 'yes',
  no: 'no',
  conflict: {
    heading: 'Someone from your NGO saved these settings in the meantime',
    lead: 'What you typed is still below. This is different in theirs:',
    theirs: (label: string) => `${label}:`,
    empty: 'nothing',
    take: 'Use theirs',
    saveMine: 'Save again to keep what is below.',
  },
};
