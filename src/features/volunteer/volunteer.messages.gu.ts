import type en from './volunteer.messages.en.ts';

const volunteer: typeof en = {
  skills: {
    teaching: 'ભણાવવું',
    health: 'આરોગ્ય અને સારવાર',
    computer: 'કમ્પ્યુટર અને ટાઇપિંગ',
    driving: 'ડ્રાઇવિંગ',
    cooking: 'રસોઈ',
    translation: 'અનુવાદ',
    events: 'કાર્યક્રમોમાં મદદ',
    fundraising: 'દાન ભેગું કરવું',
    craft: 'સિલાઈ, હસ્તકલા અને સમારકામ',
    counselling: 'વાત સાંભળવી અને સમજાવવું',
    photography: 'ફોટો અને વિડિયો',
    fieldWork: 'ગામડે અને ઘરે જવું',
  },
  availabilities: {
    weekdayMornings: 'સોમથી શુક્ર સવારે',
    weekdayAfternoons: 'સોમથી શુક્ર બપોરે',
    weekdayEvenings: 'સોમથી શુક્ર સાંજે',
    saturdays: 'શનિવારે',
    sundays: 'રવિવારે',
    fromHome: 'ઘેર બેઠાં, ગમે ત્યારે',
  },
  statuses: {
    unconfirmed: 'હજી કન્ફર્મ નથી',
    applied: 'નવી',
    accepted: 'સ્વીકારી',
    declined: 'ના પાડી',
  },
};

export default volunteer;
