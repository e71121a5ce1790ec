import { BRAND } from '#src/brand.ts';
export default {
  title: `About ${BRAND.name.en}`,
  lead: `${BRAND.name.en} connects people in Gujarat who need help with NGOs that can give it.`,
  sections: {
    what: {
      heading: `What ${BRAND.name.en} is`,
      text: [
        'A directory of NGOs in Gujarat, and a simple way to ask them for help: you write once, and it reaches NGOs near you that do this work.',
        'Everything is in Gujarati, Hindi and English, works on a simple phone, and costs nothing.',
      ],
    },
    who: {
      heading: 'Who it is for',
      points: [
        'People who need help, for themselves or for someone close to them.',
        'NGOs that want to be found, and trusted for their documents.',
        'People who want to help, and first want to know who they can trust.',
      ],
    },
    checked: {
      heading: 'How NGOs are checked',
      text: [
        '“Checked” means: our team compared the NGO’s registration documents with the public registers. The page shows the date. Documents that expire, such as 80G, show their dates.',
        'When a checked NGO changes its name or a document, its page says so until we have checked again.',
        '“Not checked yet” means just that: the NGO comes from a public register, and nobody has checked its documents.',
        'We check documents, not everything an NGO does. If something is wrong, tell us: our team reads every report.',
      ],
    },
    money: {
      heading: 'Money',
      text: [
        `Asking for help is free, and so is being listed. ${BRAND.name.en} takes no share of a donation and never holds one: it goes from your bank straight to the NGO’s.`,
        'Nobody can buy a better place in a list.',
      ],
    },
    data: {
      heading: 'Your data',
      text: [
        'We ask only for what is needed, sell nothing, show no advertising and do not track you on other sites. We never ask for your Aadhaar number.',
        'What you write when asking for help goes only to the NGOs it is meant for; an NGO sees your phone number or email only after it accepts. The website policy explains everything.',
      ],
    },
    open: {
      heading: 'Open to all',
      text: [
        'What the directory shows is open: other programs can read it through an API that anyone may use.',
        `${BRAND.name.en} is not a government site and not an emergency service. In danger, call 112.`,
      ],
    },
  },
  sitemap: {
    title: 'Sitemap',
    lead: 'All pages at a glance.',
    help: 'When you need help',
    schemeFinder: 'Which schemes can you get?',
    helplines: 'Help and helplines',
    allNgos: 'All NGOs',
    work: 'NGOs by kind of work',
    towns: 'NGOs by town',
    forNgos: 'For NGOs',
    register: 'Register an NGO',
    aboutSite: `About ${BRAND.name.en}`,
  },
};
