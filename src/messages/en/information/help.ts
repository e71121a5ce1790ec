import { BRAND } from '#src/brand.ts';
export default {
  title: 'Help and helplines',
  lead: 'In danger, call 112 first: police, fire and ambulance, day and night.',
  first: {
    heading: 'In an emergency',
    steps: [
      'Get to a safe place, if you can.',
      'Call 112. First say where you are: town or village, street, and a landmark that people can see.',
      'Then say what happened, and whether somebody is hurt.',
      'Stay on the line until they tell you to end the call.',
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
  reported: (hours: string) => `${hours}, as reported`,
  notRechecked: 'Not rechecked recently',
  through: {
    heading: `How help through ${BRAND.name.en} works`,
    steps: [
      'You write once what you need, and where. Five minutes.',
      'It goes to NGOs that do this work near you, at most five at once.',
      'One of them accepts and gets in touch with you. If nobody answers in 72 hours, it moves to the next NGO.',
      'With your request number you can check your request at any time.',
    ],
    find: 'Find an NGO',
    status: 'See how your request stands',
    schemes: 'See the schemes',
  },
  watched: {
    heading: 'If someone checks your phone',
    explained:
      '“Leave this page” shows the weather instead and erases what you typed; pressing Escape three times does the same. Pages you saw before may stay in the history of your browser.',
  },
};
