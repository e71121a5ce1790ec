export default {
  title: 'Today',
  /** The headline is the state of things. */
  headline: {
    pending: 'We are checking your papers',
    sentBack: 'Something is missing before we can check you',
    suspended: 'Your page is not shown at present',
    people: (count: number, text: string) =>
      count === 1 ? 'One person waits for you' : `${text} people wait for you`,
    registered: (count: number, text: string) =>
      count === 1
        ? 'One person registered for a scheme of yours'
        : `${text} people registered for your schemes`,
    missing: (count: string) => `Your page is open. ${count} things would make it better.`,
    missingOne: 'Your page is open. One thing would make it better.',
    fine: 'Your page is open and complete',
  },
  standing: {
    pending: (date: string) =>
      `You asked on ${date}. Checking usually takes three days; we write to you. Until then prepare everything here: nobody else sees it yet.`,
    sentBack: (date: string) => `On ${date} our people wrote:`,
    sentBackNext: 'Mend it on your page and save: that asks us to look again.',
    suspended: 'Our people wrote:',
    suspendedNext: 'Mend it on your page, and write to us.',
    verified: (date: string) => `Papers checked ${date}`,
    papersChanged: (date: string) =>
      `You changed papers on ${date}. We check them again; your page stays open.`,
    unlisted: 'Not shown to the public yet',
  },
  numbers: {
    requests: 'help requests to answer',
    registrations: 'new registrations for schemes',
    viewsThisMonth: 'looks at your page this month',
    viewsYear: 'looks at your page in twelve months',
    missing: 'things missing on your page',
  },
  views: {
    heading: 'Looks at your page, by month',
    lead: 'The last twelve months; this one is not over. We count looks, never who looked.',
    none: 'Nobody has looked yet. Send the link of your page to people who know you.',
    text: (month: string, count: string) => `${month}: ${count}`,
  },
  waiting: {
    heading: 'What waits for you',
    none: 'Nothing waits for you.',
    soon: 'Events, volunteers and donations will stand here too.',
    all: (count: number, text: string) => (count === 1 ? 'See the request' : `All ${text} requests`),
    registrations: (count: number, text: string) =>
      count === 1 ? 'One new registration for a scheme' : `${text} new registrations for your schemes`,
  },
  dates: {
    heading: 'Dates to keep',
    none: 'No paper ends within a year.',
    days: (count: string) => `${count} days`,
    today: 'Today',
    ended: 'Ended',
    endsOn: (paper: string, date: string) => `${paper} ends on ${date}.`,
    endedOn: (paper: string, date: string) => `${paper} ended on ${date}.`,
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
    complete: 'Everything is there',
  },
};
