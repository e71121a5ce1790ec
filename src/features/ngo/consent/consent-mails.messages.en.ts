import { BRAND } from '#src/brand.ts';

/** Mails about an NGO that took back its consent. */
export default {
  subject: (name: string) => `${name} is no longer on ${BRAND.name.en}`,
  line: (person: string, name: string) =>
    `${person} has taken back the consent of ${name}. Its page and photos are off the site, and its people are signed out.`,
  plans:
    'Its help requests go to other NGOs. Its coming events and volunteer shifts are cancelled, and those who registered get an email.',
  mistake: (day: string) =>
    `Was this a mistake? Write to us by ${day}. Until then we can bring everything back, except what was cancelled.`,
  erased: 'After that we erase accounts, photos, contact details and texts.',
  donations:
    'Donation records and receipts stay for eight financial years, as the Companies Act, 2013 asks for books. Name, town and registration numbers stay with them.',
  link: 'Write to us',
  staffSubject: (name: string) => `${name} has taken back its consent`,
  staffLine: (name: string) => `A manager of ${name} has taken the NGO off the site.`,
  staffRestore: (day: string) =>
    `An administrator can restore it until ${day}, but only if one of its managers asks for it in writing.`,
  staffLink: 'See the NGO',
};
