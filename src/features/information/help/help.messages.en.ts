import { BRAND } from '#src/brand.ts';
export default {
  title: 'Help and helplines',
  lead: 'In danger, call 112 first: police, fire and ambulance, day and night.',
  first: {
    heading: 'In an emergency',
    steps: [
      'Get to a safe place, if you can.',
      'Call 112. First say where you are: town or village, street, and a place people there know, such as a school or a bus stand.',
      'Then say what happened, and whether anyone is hurt.',
      'Do not end the call until they tell you to.',
    ],
    call: 'Call 112',
  },
  helplines: 'Helplines',
  helplinesLead: 'Tap a number to call it.',
  groups: {
    emergency: 'Danger to life',
    people: 'Women, children and elders',
    health: 'Health and mind',
    disaster: 'Flood, storm, earthquake',
    rights: 'Fraud and your rights',
    animals: 'Animals',
  },
  dayAndNight: 'Day and night',
  hours: (from: string, to: string) => `${from} to ${to}`,
  reported: (hours: string) => `${hours}, as reported`,
  notRechecked: 'Not rechecked recently',
  through: {
    heading: `How help through ${BRAND.name.en} works`,
    steps: [
      'You write once what you need, and where. Five minutes.',
      'It goes to NGOs that do this work near you, at most five at once.',
      'One of them accepts and gets in touch with you. If nobody answers in 72 hours, it goes to the next NGO.',
      'With your request number and email you can check at any time how far it is.',
    ],
    find: 'Find an NGO',
    status: 'See how far your request is',
    schemes: 'See the schemes',
  },
  watched: {
    heading: 'If someone checks your phone',
    explained:
      '“Leave this page” shows the weather instead and erases what you typed; on a computer, pressing the Escape key three times does the same. Your browser’s history can still show that this site was open.',
  },
};
