import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');
export default {
  menu: 'Menu',
  back: 'Back to your area',
  signOut: 'Sign out',
  cancel: 'Cancel',
  /** In place of 'Cancel' where the action itself takes something back. */
  leaveIt: 'Cancel',
  needsScript: 'This part needs JavaScript. Please switch it on in your browser.',

  /** A part that the NGO may not open now; the sentence why comes from the API. */
  closed: { title: 'This part is closed to you', why: "See your NGO's status", write: 'Write to us' },
  signedOut: 'You are signed out.',
  /** Counts of a headline. */
  numbers: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  asCsv: 'As CSV',
  asXlsx: 'For Excel (XLSX)',
  /** Asks for the password again. */
  confirm: {
    title: 'Your password, please',
    lead: 'Type your password once more, so that no one else can do this in your name on a screen left open. Until you sign out, we will not ask again for half an hour.',
    fileLead:
      'Type your password once more, so that no one else can do this in your name on a screen left open. You will get an email about it, and your other devices will be signed out.',
    fileSaved: 'Saved. We mailed you about it, and your other devices are signed out.',
    password: 'Password',
    submit: 'Go on',
  },
  pages: { label: 'Pages', page: (page: string) => `Page ${page}`, before: 'Previous', after: 'Next' },
  days: {
    short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    today: 'Today',
    yesterday: 'Yesterday',
    at: (day: string, time: string) => `${day}, ${time}`,
  },
  answerBy: {
    hours: (count: number, text: string) =>
      plural(count, { one: 'One hour left', other: `${text} hours left` }),
    soon: 'Less than an hour left',
    over: 'No time left',
  },
  ngo: {
    label: 'Your NGO',
    see: 'See our page as visitors see it',
  },
  operations: {
    label: 'Operations',
    team: 'Team',
  },
};
