import { BRAND } from '#src/brand.ts';
export default {
  title: 'Find help in Gujarat',
  description:
    'NGOs in Gujarat that can help you: by kind of work and by town, with the documents we checked and when. Free, in Gujarati, Hindi and English.',
  heading: 'Find people who can help',
  lead: (ngos: string, towns: string) =>
    `${ngos} NGOs in ${towns} towns of Gujarat. You can see whose documents we checked, and when. Free, in your language.`,
  leadEmpty: 'NGOs in Gujarat, with the documents we checked, and when. Free, in your language.',
  notSure: 'Not sure who to ask?',
  map: 'Map of Gujarat: one ring for each town with an NGO',
  once: {
    heading: 'Ask once. It is never lost.',
    lead: 'Every request gets a number. With it you can check your request at any time, day or night.',
    number: 'Your request number',
    show: 'Show',
    steps: [
      { title: 'You write once', text: 'Your name, your phone, what you need. Five minutes.' },
      { title: 'NGOs near you get it', text: 'Up to five at once: those who do this work in your town.' },
      {
        title: 'One of them answers you',
        text: 'You can always see who has it. No answer in 72 hours? It moves to the next NGO.',
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
    lead: 'What NGOs near you are organising, with the day, time and place.',
    link: 'See the events',
  },
  give: {
    heading: 'Give, and every rupee arrives',
    lead: `By UPI, from your bank straight to theirs. ${BRAND.name.en} takes nothing in between, and you get an honest receipt.`,
    link: 'Choose an NGO to give to',
  },
  towns: 'By town',
  /** Parts that are not open yet. */
  coming: {
    title: 'This page is not ready yet',
    lead: `We are still building this part of ${BRAND.name.en}, and will open it when it works well.`,
    help: `Need help now? Find an NGO and call it, or use one of the helplines below. ${BRAND.name.en} is not an emergency service: in danger, call 112.`,
    find: 'Find an NGO',
  },
};
