import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Find help in Gujarat',
  description:
    'Find NGOs in Gujarat that can help you, by work or by town. See whose documents we checked, and when. Free, in Gujarati, Hindi and English.',
  heading: 'Find people who can help',
  lead: (ngos: string, towns: string) =>
    `NGOs in ${towns} towns of Gujarat, ${ngos} in all. See whose documents we checked, and when. Free, in your language.`,
  leadEmpty: 'NGOs in Gujarat. See whose documents we checked, and when. Free, in your language.',
  notSure: 'Not sure who to ask?',
  map: 'Map of Gujarat: a ring for each town with an NGO',
  once: {
    heading: 'Ask once. Your request is never lost.',
    lead: 'Every request gets a number. Use it to check your request any time, day or night.',
    number: 'Your request number',
    show: 'Show',
    steps: [
      { title: 'You write once', text: 'Your name, your phone, what you need. Five minutes.' },
      {
        title: 'NGOs near you get it',
        text: 'Up to five at once: those that do this work in or near your town.',
      },
      {
        title: 'One of them answers you',
        text: 'You can always see who has it. No answer in 72 hours? It moves to the next NGO.',
      },
    ],
  },
  work: 'What NGOs do',
  schemes: {
    heading: 'Which schemes can you get?',
    lead: 'A few questions, seven at most. We do not keep your answers.',
    link: 'Find your schemes',
  },
  events: {
    heading: 'Camps, classes and meetings',
    lead: 'What NGOs near you are organising, with the day, time and place.',
    link: 'See the events',
  },
  give: {
    heading: 'Give, and every rupee gets there',
    lead: `By UPI, straight from your bank to theirs. ${BRAND.name.en} takes nothing in between, and you get a proper receipt.`,
    link: 'Choose an NGO to give to',
  },
  towns: 'By town',
  verified: 'Checked lately',
  /** Requests that an NGO accepted. */
  answered: (count: string, when: string) => `Requests answered this year: ${count}. The last one: ${when}.`,
  daysAgo: (days: number) => plural(days, { 0: 'today', one: 'yesterday', other: `${days} days ago` }),
  ngos: {
    heading: 'Do you run an NGO?',
    lead: 'Let people near you find what you do. A page is free, in three languages.',
    register: 'Register your NGO',
    signIn: 'Sign in',
  },
};
