import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO looks after its schemes and those who registered for them. */
export default {
  list: {
    title: 'Shemes List',
    add: 'Add Shemes',
    back: 'Back',
    search: 'Search by name or category',
    columns: {
      name: 'Scheme name',
      category: 'Category',
      registered: 'Registered',
      view: 'View details',
      action: 'Scheme action',
    },
    view: 'View registrations',
    edit: 'Edit',
    delete: 'Delete',
    /** Registrations that nobody has looked after yet. */
    fresh: (_count: number, text: string) => `${text} new`,
    count: (count: number, text: string) => plural(count, { one: 'One scheme', other: `${text} schemes` }),
    empty: 'No Scheme Found',
    emptyLead: 'Add what you offer. Then people see whether they can get it, and register for it.',
    nothingFits: (words: string) => `No name or category matches “${words}”.`,
    all: 'Show all schemes',
  },
  remove: {
    title: 'Delete this scheme?',
    lead: (name: string) => `“${name}” disappears from the site at once. Right afterwards you can undo it.`,
    registered: (count: number, text: string) =>
      plural(count, {
        one: 'One person has registered for it; this registration is deleted too.',
        other: `${text} people have registered for it; their registrations are deleted too.`,
      }),
    confirm: 'Yes, delete it',
    deleted: (name: string) => `“${name}” is deleted.`,
    undo: 'Undo',
  },
  editor: {
    add: 'Add New Scheme',
    edit: 'Edit Scheme',
    lead: 'Write it as you would explain it to someone sitting in front of you.',
    back: 'Back',
    submit: 'Submit',
    fields: {
      schemeName: 'Scheme name',
      description: 'Description',
      category: 'Category',
      needs: 'What it helps with',
      link: 'Link',
      beneficiary: 'Beneficiary',
      gender: 'Gender',
      state: 'State',
      ageFrom: 'Minimum age',
      ageTo: 'Maximum age',
      incomeUpTo: 'Family income up to (₹ a year)',
      conditions: 'Other conditions',
      documents: 'Documents to bring',
    },
    hints: {
      description: 'What people get, where, and what it costs them. No Aadhaar numbers, please.',
      category: 'One or more',
      link: 'A page of your own that says more',
      beneficiary: 'One or more: anyone who belongs to one of them can get it',
      ageFrom: 'In years',
      ageTo: 'In years, including this one',
      incomeUpTo: 'Of the whole family, for example 2,50,000',
      conditions:
        'One per line, for example: She is in class 9 to 12. The scheme finder shows it as “perhaps”.',
      documents: 'One per line, for example: Ration card',
    },
    groups: {
      needs: 'What it helps with',
      what: 'What it is',
      who: 'Who can get it',
      limits: 'Conditions and documents',
    },
    leads: {
      needs: 'People find it in the search by these. Tick only what they really get from it; at most 30.',
      what: 'People see this in the list of schemes.',
      who: 'This is how we tell people whether they can get it, and if not, why.',
      limits: 'Leave empty whatever does not matter.',
    },
    genders: { All: 'All', Male: 'Male', Female: 'Female' },
    choose: 'Choose',
    draft: 'You typed this last time but did not send it.',
    discard: 'Discard it',
    ok: 'OK',
    failed: 'It was not saved',
    wentWrong: 'Something went wrong',
    inputStored: 'Nothing you typed is lost. Please try again.',
    conflict: {
      heading: 'Someone from your NGO saved this scheme in the meantime',
      lead: 'What you typed is still below. This is different in theirs:',
      theirs: (label: string) => `${label}:`,
      empty: 'nothing',
      take: 'Use theirs',
      saveMine: 'Submit again to keep what is below.',
    },
  },
  registrations: {
    title: (name: string) => `Registrations for ${name}`,
    /** The headline is the state of things; counts up to nine come as words. */
    fresh: (count: number, text: string) =>
      plural(count, { one: 'One registration is new', other: `${text} registrations are new` }),
    people: (count: number, text: string) =>
      plural(count, { one: 'One person has registered', other: `${text} people have registered` }),
    nobody: 'Nobody has registered yet',
    back: 'All schemes',
    which: 'Which registrations',
    all: 'All',
    search: 'Search',
    searchHint: 'A name, a mobile number, an email or a town',
    matches: (count: number, text: string) =>
      plural(count, { one: 'One registration', other: `${text} registrations` }),
    moreThan: (_count: number, text: string) => `More than ${text} registrations`,
    change: 'Change',
    dialog: (name: string) => `Registration of ${name}`,
    noteHint: 'Only your NGO sees it. No Aadhaar numbers, please.',
    save: 'Save',
    emptyLead: 'Send the scheme’s page to people it may help.',
    seePage: 'See the scheme’s page',
    nothingFits: 'No registrations match',
    nothingFitsLead: 'Try fewer words, or look at all of them.',
    file: 'The files contain everyone listed here, on all pages, with their contact details. Keep them safe.',
    retention: (count: number, days: string) =>
      `Approved and rejected registrations are erased after ${plural(count, { one: '1 day', other: `${days} days` })}.`,
  },
};
