import type { Catalogue } from '../messages.tsx';

const dashboard: Catalogue['dashboard'] = {
  title: 'આજે',
  headline: {
    pending: 'અમે તમારા દસ્તાવેજો ચકાસીએ છીએ',
    sentBack: 'ચકાસણી માટે હજી કંઈક ખૂટે છે',
    suspended: 'તમારું પેજ અત્યારે દેખાતું નથી',
    people: (count: number, text: string) =>
      count === 1 ? 'એક વ્યક્તિ તમારી રાહ જુએ છે' : `${text} લોકો તમારી રાહ જુએ છે`,
    registered: (count: number, text: string) =>
      count === 1 ? 'એક વ્યક્તિએ તમારી યોજનામાં નોંધણી કરી' : `${text} લોકોએ તમારી યોજનાઓમાં નોંધણી કરી`,
    missing: (count: string) => `તમારું પેજ ચાલુ છે. ${count} વિગત ઉમેરશો તો વધુ સારું થશે.`,
    missingOne: 'તમારું પેજ ચાલુ છે. એક વિગત ઉમેરશો તો વધુ સારું થશે.',
    fine: 'તમારું પેજ ચાલુ છે અને કંઈ ખૂટતું નથી',
  },
  standing: {
    pending: (date: string) =>
      `તમે ${date} ના રોજ ચકાસણી માટે મોકલ્યું. સામાન્ય રીતે ત્રણ દિવસ લાગે છે; પછી અમે તમને ઈમેલ કરીશું. ત્યાં સુધી અહીં બધું તૈયાર કરો: હમણાં બીજા કોઈને દેખાતું નથી.`,
    sentBack: (date: string) => `${date} ના રોજ અમારી ટીમે લખ્યું:`,
    sentBackNext: 'તમારા પેજ પર સુધારીને સાચવો: પછી અમે ફરી જોઈશું.',
    suspended: 'અમારી ટીમે લખ્યું:',
    suspendedNext: 'તમારા પેજ પર સુધારો અને અમને લખો.',
    verified: (date: string) => `દસ્તાવેજો ${date} ના રોજ ચકાસ્યા`,
    papersChanged: (date: string) => `તમે ${date} ના રોજ દસ્તાવેજો બદલ્યા. અમે ફરી ચકાસીશું; તમારું પેજ ચાલુ રહેશે.`,
    unlisted: 'હજી લોકોને દેખાતું નથી',
  },
  numbers: {
    requests: 'મદદની વિનંતીઓનો જવાબ બાકી',
    registrations: 'યોજનાઓમાં નવી નોંધણી',
    viewsThisMonth: 'વાર આ મહિને પેજ જોવાયું',
    viewsYear: 'વાર બાર મહિનામાં પેજ જોવાયું',
    missing: 'વિગતો પેજ પર ખૂટે છે',
  },
  views: {
    /** Short names under the bars, where a full name does not fit. */
    months: ['જાન્યુ.', 'ફેબ્રુ.', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઑગ.', 'સપ્ટે.', 'ઑક્ટો.', 'નવે.', 'ડિસે.'],
    heading: 'તમારું પેજ કેટલી વાર જોવાયું, મહિના પ્રમાણે',
    lead: 'છેલ્લા બાર મહિના; આ મહિનો હજી ચાલે છે. કેટલી વાર જોવાયું તે ગણીએ છીએ, કોણે જોયું તે નહીં.',
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
    none: 'એક વર્ષ સુધી કશાની મુદત પૂરી થતી નથી.',
    days: (count: string) => `${count} દિવસ`,
    today: 'આજે',
    ended: 'મુદત પૂરી',
    endsOn: (paper: string, date: string) => `${paper} ની મુદત ${date} ના રોજ પૂરી થશે.`,
    endedOn: (paper: string, date: string) => `${paper} ની મુદત ${date} ના રોજ પૂરી થઈ.`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
  },
  page: {
    heading: 'તમારું પેજ',
    add: (part: string) => `ઉમેરો: ${part}`,
    parts: {
      photos: 'ફોટા',
      nameGu: 'ગુજરાતીમાં નામ',
      nameHi: 'હિન્દીમાં નામ',
      mission: 'તમારો હેતુ, એક વાક્યમાં',
      description: 'તમે શું કરો છો',
      services: 'તમારી સેવાઓ',
      address: 'સરનામું',
      phone: 'ફોન નંબર',
      email: 'ઈમેલ',
      darpanId: 'NGO Darpan નંબર',
      pan: 'PAN નંબર',
      reg80G: '80G ની વિગત',
      website: 'વેબસાઇટ',
    },
    complete: 'કંઈ ખૂટતું નથી',
  },
};
export default dashboard;
