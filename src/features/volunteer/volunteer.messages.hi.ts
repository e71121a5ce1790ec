import type en from './volunteer.messages.en.ts';

const volunteer: typeof en = {
  skills: {
    teaching: 'पढ़ाना',
    health: 'स्वास्थ्य और देखभाल',
    computer: 'कंप्यूटर और टाइपिंग',
    driving: 'ड्राइविंग',
    cooking: 'खाना बनाना',
    translation: 'अनुवाद',
    events: 'कार्यक्रमों में मदद',
    fundraising: 'दान जुटाना',
    craft: 'सिलाई, हस्तकला और मरम्मत',
    counselling: 'बात सुनना और समझाना',
    photography: 'फोटो और वीडियो',
    fieldWork: 'गांवों और घरों में जाना',
  },
  availabilities: {
    weekdayMornings: 'सोम से शुक्र सुबह',
    weekdayAfternoons: 'सोम से शुक्र दोपहर',
    weekdayEvenings: 'सोम से शुक्र शाम',
    saturdays: 'शनिवार को',
    sundays: 'रविवार को',
    fromHome: 'घर बैठे, कभी भी',
  },
  statuses: {
    unconfirmed: 'अभी कन्फर्म नहीं',
    applied: 'नया',
    accepted: 'स्वीकार किया',
    declined: 'मना किया',
  },
};

export default volunteer;
