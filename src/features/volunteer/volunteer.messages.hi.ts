import type en from './volunteer.messages.en.ts';

const volunteer: typeof en = {
  skills: {
    teaching: 'Teaching',
    health: 'Health care',
    computer: 'Computers',
    driving: 'Driving',
    cooking: 'Cooking',
    translation: 'Translation',
    events: 'Events',
    fundraising: 'Fundraising',
    craft: 'Crafts',
    counselling: 'Counselling',
    photography: 'Photography',
    fieldWork: 'Field work',
  },
  availabilities: {
    weekdayMornings: 'Weekday mornings',
    weekdayAfternoons: 'Weekday afternoons',
    weekdayEvenings: 'Weekday evenings',
    saturdays: 'Saturdays',
    sundays: 'Sundays',
    fromHome: 'From home',
  },
};

export default volunteer;
