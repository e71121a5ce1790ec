export default {
  title: 'Today',
  /** The headline is the state of things. */
  headline: {
    pending: 'We are checking your documents',
    sentBack: 'We need something more before we can check your NGO',
    suspended: 'Your page is not shown right now',
    people: (count: number, text: string) =>
      count === 1 ? 'One person is waiting for you' : `${text} people are waiting for you`,
    registered: (count: number, text: string) =>
      count === 1 ? 'One person registered for your scheme' : `${text} people registered for your schemes`,
    missing: (count: string) => `Your page is live. ${count} more details would make it better.`,
    missingOne: 'Your page is live. One more detail would make it better.',
    fine: 'Your page is live and complete',
  },
  standing: {
    pending: (date: string) =>
      `You asked us to check your NGO on ${date}. This usually takes three days, and we will email you. Meanwhile you can get your page ready; nobody else can see it yet.`,
    sentBack: (date: string) => `On ${date} our team wrote:`,
    sentBackNext: 'Correct this on your page and save. Then we will check again.',
    suspended: 'Our team wrote:',
    suspendedNext: 'Correct this on your page, then write to us.',
    verified: (date: string) => `Documents checked ${date}`,
    papersChanged: (date: string) =>
      `You changed documents on ${date}. We will check them again; your page stays live.`,
    unlisted: 'Not shown to the public yet',
  },
  numbers: {
    requests: 'help requests to answer',
    registrations: 'new registrations for schemes',
    viewsThisMonth: 'page views this month',
    viewsYear: 'page views in 12 months',
    missing: 'details missing on your page',
  },
  views: {
    /** Short names under the bars, where a full name does not fit. */
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    heading: 'Page views by month',
    lead: 'The last twelve months, including this one so far. We count views, never who viewed.',
    none: 'No views yet. Send the link to your page to people who know you.',
    text: (month: string, count: string) => `${month}: ${count}`,
  },
  waiting: {
    heading: 'To do',
    none: 'Nothing to do right now.',
    soon: 'Events, volunteers and donations will appear here too.',
    all: (count: number, text: string) => (count === 1 ? 'See the request' : `All ${text} requests`),
    registrations: (count: number, text: string) =>
      count === 1 ? 'One new registration for a scheme' : `${text} new registrations for your schemes`,
  },
  dates: {
    heading: 'Dates to remember',
    none: 'Nothing expires within a year.',
    days: (count: string) => `${count} ${count === '1' ? 'day' : 'days'}`,
    today: 'Today',
    ended: 'Expired',
    endsOn: (paper: string, date: string) => `${paper} expires on ${date}.`,
    endedOn: (paper: string, date: string) => `${paper} expired on ${date}.`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
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
      address: 'the address',
      phone: 'the phone number',
      email: 'the email',
      darpanId: 'the NGO Darpan number',
      pan: 'the PAN',
      reg80G: '80G',
      website: 'the website',
    },
    complete: 'Nothing is missing',
  },
};
