import type { Catalogue } from '../messages.tsx';

const dashboard: Catalogue['dashboard'] = {
  title: 'આજે',
  headline: {
    pending: 'અમે તમારા કાગળો તપાસીએ છીએ',
    sentBack: 'તપાસ પહેલાં કંઈક બાકી છે',
    suspended: 'તમારું પેજ અત્યારે દેખાતું નથી',
    people: (count: number, text: string) =>
      count === 1 ? 'એક વ્યક્તિ તમારી રાહ જુએ છે' : `${text} લોકો તમારી રાહ જુએ છે`,
    registered: (count: number, text: string) =>
      count === 1 ? 'એક વ્યક્તિએ તમારી યોજનામાં નોંધણી કરી' : `${text} લોકોએ તમારી યોજનાઓમાં નોંધણી કરી`,
    missing: (count: string) => `તમારું પેજ ખુલ્લું છે. ${count} વસ્તુથી તે વધુ સારું થશે.`,
    missingOne: 'તમારું પેજ ખુલ્લું છે. એક વસ્તુથી તે વધુ સારું થશે.',
    fine: 'તમારું પેજ ખુલ્લું અને પૂરું છે',
  },
  standing: {
    pending: (date: string) =>
      `તમે ${date} ના રોજ કહ્યું. તપાસમાં સામાન્ય રીતે ત્રણ દિવસ થાય છે; અમે તમને લખીશું. ત્યાં સુધી અહીં બધું તૈયાર કરો: હજી બીજું કોઈ જોતું નથી.`,
    sentBack: (date: string) => `${date} ના રોજ અમારા લોકોએ લખ્યું:`,
    sentBackNext: 'તમારા પેજ પર સુધારીને સાચવો: પછી અમે ફરી જોઈશું.',
    suspended: 'અમારા લોકોએ લખ્યું:',
    suspendedNext: 'તમારા પેજ પર સુધારો અને અમને લખો.',
    verified: (date: string) => `કાગળો ${date} ના રોજ તપાસ્યા`,
    papersChanged: (date: string) => `તમે ${date} ના રોજ કાગળો બદલ્યા. અમે ફરી તપાસીશું; તમારું પેજ ખુલ્લું રહેશે.`,
    unlisted: 'હજી લોકોને દેખાતું નથી',
  },
  numbers: {
    requests: 'મદદની વિનંતીઓનો જવાબ બાકી',
    registrations: 'યોજનાઓમાં નવી નોંધણી',
    viewsThisMonth: 'વાર આ મહિને પેજ જોવાયું',
    viewsYear: 'વાર બાર મહિનામાં પેજ જોવાયું',
    missing: 'વસ્તુઓ પેજ પર બાકી',
  },
  views: {
    heading: 'તમારું પેજ કેટલી વાર જોવાયું, મહિના પ્રમાણે',
    lead: 'છેલ્લા બાર મહિના; આ મહિનો હજી ચાલે છે. અમે માત્ર ગણીએ છીએ, કોણે જોયું તે રાખતા નથી.',
    none: 'હજી કોઈએ જોયું નથી. તમારા પેજની લિંક તમને ઓળખનારાઓને મોકલો.',
    text: (month: string, count: string) => `${month}: ${count}`,
  },
  waiting: {
    heading: 'શું બાકી છે',
    none: 'કંઈ બાકી નથી.',
    soon: 'કાર્યક્રમો, સ્વયંસેવકો અને દાન પણ અહીં દેખાશે.',
    all: (count: number, text: string) => (count === 1 ? 'વિનંતી જુઓ' : `બધી ${text} વિનંતીઓ`),
    registrations: (count: number, text: string) =>
      count === 1 ? 'યોજનામાં એક નવી નોંધણી' : `તમારી યોજનાઓમાં ${text} નવી નોંધણીઓ`,
  },
  dates: {
    heading: 'યાદ રાખવાની તારીખો',
    none: 'એક વર્ષમાં કોઈ કાગળ પૂરો થતો નથી.',
    days: (count: string) => `${count} દિવસ`,
    today: 'આજે',
    ended: 'પૂરો થયો',
    endsOn: (paper: string, date: string) => `${paper} ${date} ના રોજ પૂરો થશે.`,
    endedOn: (paper: string, date: string) => `${paper} ${date} ના રોજ પૂરો થયો.`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
  },
  page: {
    heading: 'તમારું પેજ',
    add: (part: string) => `ઉમેરો: ${part}`,
    parts: {
      photos: 'ફોટા',
      nameGu: 'ગુજરાતીમાં નામ',
      nameHi: 'હિન્દીમાં નામ',
      mission: 'એક વાક્યમાં હેતુ',
      description: 'તમે શું કરો છો',
      services: 'તમારી સેવાઓ',
      address: 'સરનામું',
      phone: 'ફોન નંબર',
      email: 'ઈમેલ',
      darpanId: 'એનજીઓ દર્પણ નંબર',
      pan: 'પાન',
      reg80G: '80G ની વિગત',
      website: 'વેબસાઇટ',
    },
    complete: 'બધું છે',
  },
};
export default dashboard;
