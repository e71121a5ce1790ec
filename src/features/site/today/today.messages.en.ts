import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Today',
  /** The headline is the state of things. */
  headline: {
    pending: 'We are checking your documents',
    documentsMissing: 'We are waiting for the documents that are still missing',
    sentBack: 'We need something more before we can check your NGO',
    suspended: 'Your page is not shown right now',
    people: (count: number, shown: string) =>
      plural(count, { one: 'One person is waiting for you', other: `${shown} people are waiting for you` }),
    registered: (count: number, shown: string) =>
      plural(count, {
        one: 'One person has registered for your schemes',
        other: `${shown} people have registered for your schemes`,
      }),
    volunteers: (count: number, shown: string) =>
      plural(count, { one: 'One person wants to volunteer', other: `${shown} people want to volunteer` }),
    claims: (count: number, shown: string) =>
      plural(count, {
        one: 'One payment waits for you to find it in your bank',
        other: `${shown} payments wait for you to find them in your bank`,
      }),
    missing: (count: number, shown: string) =>
      plural(count, {
        one: 'Your page is live. One more detail would make it better.',
        other: `Your page is live. ${shown} more details would make it better.`,
      }),
    fine: 'Your page is live and complete',
  },
  standing: {
    pending: (date: string) =>
      `On ${date} you asked us to check your NGO. This usually takes three days; then we will email you. Meanwhile you can get your page ready; nobody else can see it yet.`,
    sentBack: (date: string) => `On ${date} our team wrote:`,
    sentBackNext: 'Correct this on your page and save. Then we will check again.',
    suspended: 'Our team wrote:',
    suspendedNext: 'Correct this on your page, then write to us.',
    verified: (date: string) => `Documents checked on ${date}`,
    papersChanged: (date: string) =>
      `You changed documents on ${date}. We will check them again; your page stays live.`,
    unlisted: 'Not shown to the public yet',
  },
  numbers: {
    given: (month: string) => `given in ${month}`,
    viewsThisMonth: 'page views this month',
    viewsYear: 'page views in 12 months',
  },
  setUp: {
    heading: 'Get your page ready',
    done: (done: string, all: string) => `${done} of ${all} steps are done.`,
    preview: 'What visitors will see',
    lacking: (parts: string) => `Missing: ${parts}`,
    steps: {
      aim: 'Say what you do',
      help: 'Say what people can get from you',
      reach: 'Say how to reach you',
      names: 'Write your name in Gujarati and Hindi',
      documents: 'Enter your registration documents',
      photos: 'Show photos',
    },
  },
  views: {
    /** Short names under the bars, where a full name does not fit. */
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    heading: 'Page views by month',
    lead: 'The last 12 months, including this one so far. We count views, never who viewed.',
    none: 'No views yet. Send the link to your page to people who know you.',
  },
  waiting: {
    heading: 'To do',
    none: 'Nothing to do right now.',
    onlyMissing: 'Nobody is waiting for an answer. Your page could still say more.',
    guarded: {
      frozen: 'Someone said that a change was not yours: names, contact details and bank details are frozen',
      ngo: 'A change of your page waits: see whether it is yours',
      money: 'New bank details or Razorpay keys wait: see whether they are yours',
    },
    claim: (claimant: string, day: string) =>
      `${claimant} would like to sign in for your NGO from ${day}. If you do not know them, stop it with the link in our email.`,
    all: (count: number, shown: string) =>
      plural(count, { one: 'See the request', other: `See all ${shown} requests` }),
    registrations: (count: number, shown: string) =>
      plural(count, {
        one: 'One new registration for your schemes',
        other: `${shown} new registrations for your schemes`,
      }),
    volunteers: (count: number, shown: string) =>
      plural(count, { one: 'One person wants to volunteer', other: `${shown} people want to volunteer` }),
    claims: (count: number, shown: string) =>
      plural(count, {
        one: 'One payment to find in your bank',
        other: `${shown} payments to find in your bank`,
      }),
  },
  dates: {
    heading: 'Dates to remember',
    none: 'Nothing expires and nothing is due in the next 12 months.',
    days: (count: number, shown: string) => plural(count, { one: '1 day left', other: `${shown} days left` }),
    today: 'Today',
    ended: 'Expired',
    overdue: 'Overdue',
    endsOn: (paper: string, date: string) => `${paper} expires on ${date}.`,
    endedOn: (paper: string, date: string) => `${paper} expired on ${date}.`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
    statement: (year: string, formNumber: string, date: string) =>
      `The statement of donations for ${year} (Form ${formNumber}) is due on ${date}.`,
    statementOverdue: (year: string, formNumber: string, date: string) =>
      `The statement of donations for ${year} (Form ${formNumber}) was due on ${date}.`,
    openStatement: 'Open the yearly statement',
  },
  page: {
    heading: 'Your page',
    add: (part: string) => `Add: ${part}`,
    parts: {
      photos: 'photos',
      nameGu: 'the name in Gujarati',
      nameHi: 'the name in Hindi',
      mission: 'your aim in one sentence',
      description: 'what you do',
      services: 'your services',
      needs: 'what people can come to you for',
      address: 'the address',
      phone: 'the phone number',
      email: 'the email',
      darpanId: 'the NGO Darpan id',
      pan: 'the PAN',
      reg80G: '80G',
      website: 'the website',
    },
    complete: 'Nothing is missing',
  },
};
