import type en from './application.messages.en.ts';

const inDays = (days: number) => `${days} દિવસ`;

const application: typeof en = {
  title: 'સ્વયંસેવક બનો',
  pageTitle: (ngo) => `સ્વયંસેવક બનો: ${ngo}`,
  description: (ngo) => `${ngo}ને તમારો સમય અને આવડત આપો.`,
  lead: 'થોડા કલાક પણ મોટી મદદ છે. એકાઉન્ટ જોઈતું નથી.',
  toNgo: 'સંસ્થાના પેજ પર પાછા',
  fields: {
    name: 'તમારું નામ',
    mobile: 'મોબાઇલ નંબર',
    email: 'ઈમેલ',
    city: 'તમારું શહેર',
    skills: 'તમે શું કરી શકો?',
    otherSkills: 'બીજું કંઈ?',
    availability: 'તમે ક્યારે આવી શકો?',
    age: 'તમારી ઉંમર કેટલી છે?',
    guardianName: 'માતા, પિતા કે વાલીનું નામ',
    guardianMobile: 'માતા, પિતા કે વાલીનો મોબાઇલ નંબર',
  },
  hints: {
    mobile: 'સંસ્થા આ નંબર પર ફોન કરશે.',
    email: 'અરજી કન્ફર્મ કરવાની લિંક અહીં આવશે. એ જ લિંકથી પછી બધું બદલી કે ભૂંસી શકશો.',
    city: 'ગામમાં રહો છો? સૌથી નજીકનું શહેર પસંદ કરો.',
    skills: 'જે ગમે તે પસંદ કરો. ખાસ આવડત ન હોય તો પણ ચાલે.',
    otherSkills: 'તમારા શબ્દોમાં, જેમ કે: સાંકેતિક ભાષા, સાઇકલ રિપેર.',
    guardianMobile: 'સંસ્થા આ નંબર પર તેમની સંમતિ પૂછશે.',
  },
  chooseCity: 'શહેર પસંદ કરો',
  ages: { adult: '18 વર્ષ કે વધારે', minor: '18 વર્ષથી ઓછી' },
  minorHint: 'તો માતા, પિતા કે વાલીની સંમતિ જોઈએ.',
  guardian: 'વાલીની સંમતિ',
  guardianText: 'ફક્ત 18 વર્ષથી ઓછી ઉંમર હોય તો. પહેલાં માતા, પિતા કે વાલીને પૂછો, પછી સંસ્થા કોને ફોન કરે તે લખો.',
  submit: 'મોકલો',
  privacy: {
    heading: 'આ માહિતીનું શું થશે',
    text: (ngo) => `અહીં લખેલું ફક્ત ${ngo} જોશે: સ્વયંસેવક પસંદ કરવા અને તમારો સંપર્ક કરવા.`,
    until: (unconfirmed, declined, months) =>
      `તમે કન્ફર્મ ન કરો તો મોકલ્યાના ${inDays(unconfirmed)} પછી, સંસ્થા ના પાડે તો ${inDays(declined)} પછી, નહીં તો છેલ્લી શિફ્ટ કે ફેરફારના ${months} મહિના પછી બધું ભૂંસી નખાશે.`,
    erase: 'ઈમેલમાંની લિંકથી તમે ગમે ત્યારે બધું જોઈ, બદલી કે ભૂંસી શકો છો.',
  },
  next: {
    heading: 'હવે શું થશે',
    steps: [
      ['તમને ઈમેલ મળશે', 'તેમાંની લિંક ખોલો અને “કન્ફર્મ કરો” દબાવો.'],
      ['સંસ્થા વાંચશે', 'તે ફોન કરશે, અને જવાબ ઈમેલથી જણાવશે.'],
      ['તમે શિફ્ટ પસંદ કરશો', 'એ જ લિંકથી, એકાઉન્ટ વગર.'],
    ],
  },
  done: {
    title: 'તમારો ઈમેલ જુઓ',
    text: (email) => `અમે ${email} પર ઈમેલ મોકલ્યો છે. તેમાંની લિંક ખોલો.`,
    nothing: 'થોડી વારમાં ઈમેલ ન આવે તો સ્પામ ફોલ્ડર જુઓ, અથવા ફોર્મ ફરી મોકલો.',
  },
  errors: {
    volunteerNameRequired: 'તમારું નામ લખો.',
    volunteerMobileWrong: '10 આંકડાનો મોબાઇલ નંબર લખો.',
    volunteerEmailWrong: 'તમારો પૂરો ઈમેલ લખો, જેમ કે name@example.org.',
    volunteerCityRequired: 'તમારું શહેર પસંદ કરો.',
    volunteerAvailabilityRequired: 'ઓછામાં ઓછો એક સમય પસંદ કરો.',
    volunteerAgeRequired: 'બેમાંથી એક પસંદ કરો.',
    volunteerGuardianRequired: 'માતા, પિતા કે વાલીનું નામ લખો.',
    volunteerGuardianMobileWrong: 'તેમનો 10 આંકડાનો મોબાઇલ નંબર લખો.',
  },
};

export default application;
