import type en from './today.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('gu');

const dashboard: typeof en = {
  title: 'આજે',
  headline: {
    pending: 'અમે તમારા દસ્તાવેજો ચકાસીએ છીએ',
    documentsMissing: 'ખૂટતા દસ્તાવેજોની અમે રાહ જોઈએ છીએ',
    sentBack: 'ચકાસણી માટે અમને હજી કંઈક જોઈએ છે',
    suspended: 'તમારું પેજ અત્યારે દેખાતું નથી',
    people: (count, shown) =>
      plural(count, { one: `${shown} વ્યક્તિ તમારી રાહ જુએ છે`, other: `${shown} લોકો તમારી રાહ જુએ છે` }),
    registered: (count, shown) =>
      plural(count, {
        one: `${shown} વ્યક્તિએ તમારી યોજનાઓમાં નોંધણી કરી`,
        other: `${shown} લોકોએ તમારી યોજનાઓમાં નોંધણી કરી`,
      }),
    volunteers: (count, shown) =>
      plural(count, {
        one: 'એક વ્યક્તિ સ્વયંસેવક બનવા માંગે છે',
        other: `${shown} લોકો સ્વયંસેવક બનવા માંગે છે`,
      }),
    claims: (_count, shown) => `${shown} ચુકવણી તમારે બેંકમાં જોવાની છે`,
    missing: (count, shown) =>
      plural(count, {
        one: `તમારું પેજ ચાલુ છે. બીજી ${shown} વિગત ઉમેરશો તો વધુ સારું થશે.`,
        other: `તમારું પેજ ચાલુ છે. બીજી ${shown} વિગતો ઉમેરશો તો વધુ સારું થશે.`,
      }),
    fine: 'તમારું પેજ ચાલુ છે અને કંઈ ખૂટતું નથી',
  },
  standing: {
    pending: (date) =>
      `તમે ${date}ના રોજ સંસ્થાની ચકાસણી માટે કહ્યું. તેમાં સામાન્ય રીતે ત્રણ દિવસ લાગે છે; પછી અમે તમને ઈમેલ કરીશું. ત્યાં સુધી તમારું પેજ તૈયાર કરી લો; હજી તે બીજા કોઈને દેખાતું નથી.`,
    sentBack: (date) => `${date}ના રોજ અમારી ટીમે લખ્યું:`,
    sentBackNext: 'આ તમારા પેજ પર સુધારીને સાચવો. પછી અમે ફરી ચકાસીશું.',
    suspended: 'અમારી ટીમે લખ્યું:',
    suspendedNext: 'આ તમારા પેજ પર સુધારો, પછી અમને લખો.',
    verified: (date) => `દસ્તાવેજો ${date}ના રોજ ચકાસ્યા`,
    papersChanged: (date) => `તમે ${date}ના રોજ દસ્તાવેજો બદલ્યા. અમે ફરી ચકાસીશું; તમારું પેજ ચાલુ રહેશે.`,
    unlisted: 'હજી લોકોને દેખાતું નથી',
  },
  numbers: {
    given: (month) => `${month}માં દાનમાં મળ્યા`,
    viewsThisMonth: 'વાર આ મહિને પેજ જોવાયું',
    viewsYear: 'વાર 12 મહિનામાં પેજ જોવાયું',
  },
  setUp: {
    heading: 'તમારું પેજ તૈયાર કરો',
    done: (done, all) => `${all}માંથી ${done} પગલાં પૂરાં થયાં.`,
    preview: 'લોકોને આવું દેખાશે',
    lacking: (parts) => `બાકી: ${parts}`,
    steps: {
      aim: 'તમે શું કરો છો તે લખો',
      help: 'લોકોને તમારી પાસેથી શું મળે તે લખો',
      reach: 'તમારો સંપર્ક કેવી રીતે કરવો તે લખો',
      names: 'નામ ગુજરાતી અને હિન્દીમાં લખો',
      documents: 'નોંધણીના દસ્તાવેજની વિગત લખો',
      photos: 'ફોટા બતાવો',
    },
  },
  views: {
    /** Short names under the bars, where a full name does not fit. */
    months: ['જાન', 'ફેબ', 'માર્ચ', 'એપ્રિ', 'મે', 'જૂન', 'જુલ', 'ઑગ', 'સપ્ટે', 'ઑક્ટો', 'નવે', 'ડિસે'],
    heading: 'દર મહિને તમારું પેજ કેટલી વાર જોવાયું',
    lead: 'છેલ્લા 12 મહિના; આ મહિનો હજી ચાલે છે. કેટલી વાર જોવાયું તે ગણીએ છીએ, કોણે જોયું તે નહીં.',
    none: 'હજી સુધી કોઈએ જોયું નથી. તમારા પેજની લિંક તમને ઓળખનારાઓને મોકલો.',
  },
  waiting: {
    heading: 'શું બાકી છે',
    none: 'અત્યારે કંઈ કરવાનું નથી.',
    onlyMissing: 'કોઈ જવાબની રાહ જોતું નથી. તમારા પેજ પર હજી થોડું લખી શકાય.',
    guarded: {
      frozen: 'કોઈએ કહ્યું કે એક ફેરફાર તમારો ન હતો: નામ, સંપર્ક અને બેંકની વિગતો બદલવાનું બંધ છે',
      ngo: 'તમારા પેજનો એક ફેરફાર રાહ જુએ છે: તમારો જ છે કે નહીં તે જોઈ લો',
      money: 'બેંકની નવી વિગતો અથવા Razorpay નવી કી રાહ જુએ છે: તમારી જ છે કે નહીં તે જોઈ લો',
    },
    claim: (claimant, day) =>
      `${claimant}ને ${day}થી તમારી સંસ્થા માટે સાઇન ઇન કરવું છે. ઓળખતા ન હો તો અમારા ઈમેલની લિંકથી રોકો.`,
    all: (count, shown) => plural(count, { one: 'વિનંતી જુઓ', other: `બધી ${shown} વિનંતીઓ જુઓ` }),
    registrations: (count, shown) =>
      plural(count, {
        one: `તમારી યોજનાઓમાં ${shown} નવી નોંધણી`,
        other: `તમારી યોજનાઓમાં ${shown} નવી નોંધણીઓ`,
      }),
    volunteers: (count, shown) =>
      plural(count, {
        one: 'એક વ્યક્તિ સ્વયંસેવક બનવા માંગે છે',
        other: `${shown} લોકો સ્વયંસેવક બનવા માંગે છે`,
      }),
    claims: (_count, shown) => `બેંકમાં જોવાની ${shown} ચુકવણી`,
  },
  dates: {
    heading: 'યાદ રાખવાની તારીખો',
    none: 'આવતા 12 મહિનામાં કોઈ મુદત પૂરી થતી નથી.',
    days: (_count, shown) => `${shown} દિવસ બાકી`,
    today: 'આજે',
    ended: 'મુદત પૂરી',
    overdue: 'મોડું થયું',
    endsOn: (paper, date) => `${paper}ની મુદત ${date}ના રોજ પૂરી થશે.`,
    endedOn: (paper, date) => `${paper}ની મુદત ${date}ના રોજ પૂરી થઈ.`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
    statement: (year, formNumber, date) => `${year}નું દાનનું પત્રક (ફોર્મ ${formNumber}) ${date} સુધીમાં ભરવાનું છે.`,
    statementOverdue: (year, formNumber, date) =>
      `${year}નું દાનનું પત્રક (ફોર્મ ${formNumber}) ${date} સુધીમાં ભરવાનું હતું.`,
    openStatement: 'વાર્ષિક પત્રક ખોલો',
  },
  page: {
    heading: 'તમારું પેજ',
    add: (part) => `ઉમેરો: ${part}`,
    parts: {
      photos: 'ફોટા',
      nameGu: 'ગુજરાતીમાં નામ',
      nameHi: 'હિન્દીમાં નામ',
      mission: 'તમારો હેતુ, એક વાક્યમાં',
      description: 'તમે શું કરો છો',
      services: 'તમારી સેવાઓ',
      needs: 'લોકો તમારી પાસે શેના માટે આવી શકે',
      address: 'સરનામું',
      phone: 'ફોન નંબર',
      email: 'ઈમેલ',
      darpanId: 'NGO Darpan નંબર',
      pan: 'PAN નંબર',
      reg80G: '80Gની વિગત',
      website: 'વેબસાઇટ',
    },
    complete: 'કંઈ ખૂટતું નથી',
  },
};
export default dashboard;
