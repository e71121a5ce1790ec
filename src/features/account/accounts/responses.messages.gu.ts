import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    teamPersonThere: 'આ ઈમેલનું એકાઉન્ટ અમારી ટીમમાં પહેલેથી છે. યાદીમાં શોધો.',
    ownAdminAccount: 'તમારા પોતાના એકાઉન્ટ માટે આ ન કરી શકો. બીજા એડમિન કરી શકે.',
    accountChangedMeanwhile: 'બીજા કોઈએ પહેલાં કરી દીધું: એકાઉન્ટ બદલાયું છે. પેજ ફરી ખોલો.',
    accountDisabled: 'બંધ કરી દીધું. તેમને અને બીજા એડમિનને ઈમેલથી જણાવ્યું છે.',
    accountEnabled: 'ચાલુ કરી દીધું. તેમને અને બીજા એડમિનને ઈમેલથી જણાવ્યું છે.',
    secondFactorReset: 'હવે તે ઍપ ચાલશે નહીં. તેમને અને બીજા એડમિનને ઈમેલથી જણાવ્યું છે.',
    accountSignedOut: 'બધેથી સાઇન આઉટ કરી દીધા. તેમને અને બીજા એડમિનને ઈમેલથી જણાવ્યું છે.',
  },
};

export default responses;
