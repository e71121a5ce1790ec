import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    purposeTitleRequired: 'શેના માટે દાન જોઈએ તે લખો.',
    purposeGoalLarge: 'વધુમાં વધુ ₹99,99,99,999. રકમ ફરી જોઈ લો.',
    purposeDayWrong: 'દિવસ પસંદ કરો, અથવા ખાલી રાખો.',
    purposeDayPast: 'આ દિવસ વીતી ગયો છે. પછીનો દિવસ પસંદ કરો, અથવા ખાલી રાખો.',
  },
  answers: {
    purposesFull: 'તમારા 50 હેતુ ચાલુ છે જ. પહેલાં એક બંધ કરો.',
    purposeChangedMeanwhile: 'તે દરમિયાન તમારી સંસ્થામાંથી કોઈએ આ હેતુ સાચવ્યો. તમે લખેલું અહીં જ છે.',
    purposeAdded: 'હેતુ ઉમેરાયો. દાતાઓ હવે તે પસંદ કરી શકે છે.',
    purposeSaved: 'હેતુ સાચવ્યો.',
    purposeClosed: 'હેતુ બંધ થયો. તેના માટે મળેલું દાન નોંધમાં રહે છે.',
    purposeReopened: 'હેતુ ફરી ચાલુ થયો.',
  },
};

export default responses;
