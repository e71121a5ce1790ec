import { BRAND } from '#src/brand.ts';

/** Taking back the consent of an NGO, at the end of the form for its page. */
export default {
  heading: `Take our NGO off ${BRAND.name.en}`,
  lead: `You agreed to be on ${BRAND.name.en} when you registered. You can take that back at any time. We first show you what happens then.`,
  onlyManagers: 'Only a manager of your NGO can do this.',
  start: 'Take back our consent',
  title: `Take your NGO off ${BRAND.name.en}?`,
  effects: [
    'Your page and its photos leave the site at once.',
    'Help requests that you have go to other NGOs. We tell the people whose request you accepted.',
    'Your coming events and volunteer shifts are cancelled, and we email everyone who registered. This cannot be undone.',
    'You and your colleagues are signed out and cannot sign in any more.',
    'For 30 days we keep your data closed. If it was a mistake, write to us: an administrator can bring your NGO back. After that we erase accounts, photos, contact details and texts.',
    'Donation records and receipts stay for eight financial years, as the Companies Act, 2013 asks for books, with your NGO’s name, town and registration numbers. Our log of who changed what stays too.',
  ],
  yes: 'Yes, take it off',
  password: 'So that nobody else can do this in your name, please type your password once more.',
};
