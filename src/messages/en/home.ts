import { BRAND } from '#src/brand.ts';
export default {
  title: 'Find help in Gujarat',
  description:
    'NGOs of Gujarat that can help you: by kind of work, by town, with the papers we checked and when. Free, in Gujarati, Hindi and English.',
  heading: 'Find people who can help',
  lead: (ngos: string, towns: string) =>
    `${ngos} NGOs in ${towns} towns of Gujarat. You see whose papers we checked, and when. Free, in your language.`,
  leadEmpty: 'NGOs of Gujarat, with the papers we checked, and when. Free, in your language.',
  notSure: 'Not sure whom to ask?',
  map: 'Map of Gujarat: one ring for each town with an NGO',
  once: {
    heading: 'Ask once. It is never lost.',
    lead: 'Every request gets a number. With it you can see where it stands, day or night.',
    number: 'Your request number',
    show: 'Show',
    steps: [
      { title: 'You write once', text: 'Your name, your phone, what you need. Five minutes.' },
      { title: 'NGOs near you get it', text: 'Up to five at once: those who do this work in your town.' },
      {
        title: 'One of them answers you',
        text: 'You always see who has it. No answer in 72 hours? It moves on by itself.',
      },
    ],
  },
  work: 'What they do',
  schemes: {
    heading: 'Which schemes can you get?',
    lead: 'Five questions at most. Nothing you answer is kept.',
    link: 'See the schemes',
  },
  events: {
    heading: 'Camps, classes and meetings',
    lead: 'What NGOs near you are holding, with the day, the hour and the place.',
    link: 'See the events',
  },
  give: {
    heading: 'Give, and all of it arrives',
    lead: `By UPI, from your bank straight to theirs. ${BRAND.name.en} takes nothing in between, and you get an honest receipt.`,
    link: 'Choose whom to give to',
  },
  towns: 'By town',
  /** Parts that are not open yet. */
  coming: {
    title: 'Page not open yet',
    lead: `We are still building this part of ${BRAND.name.en}, and open it when it works as it should.`,
    help: `You need help now? Find an NGO and call it, or use one of the helplines below. ${BRAND.name.en} is not an emergency service: in danger, call 112.`,
    find: 'Find an NGO',
  },
};
