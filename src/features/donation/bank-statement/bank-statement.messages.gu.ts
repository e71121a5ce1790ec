import { pluralIn } from '#src/messages/plural.ts';
import type en from './bank-statement.messages.en.ts';

const plural = pluralIn('gu');

const bankStatement: typeof en = {
  title: 'બેંક સ્ટેટમેન્ટ',
  start: (count, shown) =>
    plural(count, {
      0: 'બેંક સ્ટેટમેન્ટમાંથી દાન શોધો',
      one: `${shown} દાન બેંક સ્ટેટમેન્ટની રાહ જુએ છે`,
      other: `${shown} દાન બેંક સ્ટેટમેન્ટની રાહ જુએ છે`,
    }),
  lead: 'તમારી બેંકની વેબસાઇટ પરથી સ્ટેટમેન્ટ એક્સેલ (XLSX) કે CSV તરીકે ડાઉનલોડ કરો અને અહીં પસંદ કરો. કયાં દાન તેમાં આવી ગયાં છે તે અમે બતાવીશું; પછી બધાંને એક સાથે પાકાં કરો.',
  private: 'અમે ફાઇલ ફક્ત વાંચીએ છીએ. રાખતા નથી.',
  file: 'સ્ટેટમેન્ટની ફાઇલ',
  fileHint: 'XLSX કે CSV, વધુમાં વધુ 10 MB',
  choose: 'ફાઇલ પસંદ કરો',
  noFile: 'હજી કોઈ ફાઇલ પસંદ કરી નથી',
  read: 'સ્ટેટમેન્ટ વાંચો',
  reading: 'સ્ટેટમેન્ટ વંચાય છે …',
  other: 'બીજી ફાઇલ પસંદ કરો',

  columns: {
    title: 'કયા ખાનામાં શું છે?',
    lead: 'આ સ્ટેટમેન્ટનાં મથાળાં અમે ઓળખતા નથી. કયા ખાનામાં શું છે તે એક વાર કહો; પછી અમે યાદ રાખીશું.',
    again: 'જે ખોટું હોય તે બદલો. આવાં મથાળાંવાળાં સ્ટેટમેન્ટ માટે અમે યાદ રાખીશું.',
    date: 'તારીખ',
    dateHint: 'પૈસા આવ્યા તે દિવસ',
    narration: 'વિગત',
    narrationHint: 'જ્યાં આપનારનું નામ અને ચુકવણી નંબર (UTR) હોય',
    reference: 'રેફરન્સ નંબર',
    credit: 'જમા રકમ',
    creditHint: 'ક્રેડિટ કે ડિપોઝિટ; અથવા રકમનું એક જ ખાનું',
    direction: 'Cr કે Dr',
    directionHint: 'બધી રકમ એક જ ખાનામાં હોય તો જ',
    none: 'આવું ખાનું નથી',
    choose: 'ખાનું પસંદ કરો',
    column: (place) => `ખાનું ${place}`,
    option: (heading, sample) => `${heading}: ${sample}`,
    preview: 'પહેલી લીટીઓ, અમે જેમ વાંચીએ છીએ તેમ',
    confirm: 'સેવ કરો અને વાંચો',
    details: 'અમે ખાનાં કેવી રીતે વાંચ્યાં',
    nothing: 'કંઈ નહીં',
    change: 'ખાનાં હું પસંદ કરીશ',
    monthFirst: 'આ ફાઇલમાં તારીખમાં મહિનો પહેલો છે. અમે એ રીતે જ વાંચ્યું છે.',
  },

  headline: (count, shown) =>
    plural(count, { one: `${shown} દાન બેંકમાં મળ્યું`, other: `${shown} દાન બેંકમાં મળ્યાં` }),
  headlinePerhaps: (count, shown) =>
    plural(count, { one: `${shown} ચુકવણી દાન હોઈ શકે`, other: `${shown} ચુકવણીઓ દાન હોઈ શકે` }),
  headlineNothing: 'તમે રાહ જુઓ છો તેવું કોઈ દાન આ સ્ટેટમેન્ટમાં નથી',
  headlineReceived: (count, shown) =>
    plural(count, { one: `${shown} દાન પાકું થયું`, other: `${shown} દાન પાકાં થયાં` }),
  counts: (rows, credits) => `વાંચેલી લીટીઓ: ${rows}. તેમાંથી ${credits}માં પૈસા જમા થયા છે.`,
  receiptsFollow: 'દાન આપનારને રસીદ ઈમેલથી મળશે.',

  proved: { title: 'બેંકમાં મળ્યાં', lead: 'ચુકવણી નંબર કે રેફરન્સ, અને રકમ, સરખાં છે.' },
  perhaps: {
    title: 'કદાચ',
    lead: 'આ તમે જ કહી શકો: નામ સરખાવો, અને જે સાચું હોય તેના પર નિશાની કરો.',
  },
  gift: 'દાન',
  amount: 'રકમ',
  bank: 'બેંકમાં',
  why: 'કેમ',
  whose: 'આ કોનું દાન છે?',
  candidate: (donor, reference, day) => `${donor}, ${reference}, ${day}`,
  tick: (reference) => `દાન ${reference}`,
  reasons: {
    number: 'ચુકવણી નંબર (UTR) સરખો છે',
    reference: 'ચુકવણીમાં અમારો રેફરન્સ છે',
    numberAndReference: 'ચુકવણી નંબર સરખો છે, અને અમારો રેફરન્સ પણ છે',
    sameNumber: 'ઘણા દાતાઓએ આ જ ચુકવણી નંબર આપ્યો છે',
    otherDay: (day) => `ચુકવણી નંબર સરખો છે, પણ દાન ${day}ના રોજ શરૂ થયું હતું`,
    similarNumber: (utr) => `દાતાએ મળતો આવતો ચુકવણી નંબર લખ્યો છે: ${utr}`,
    amount: (day) => `રકમ સરખી છે, અને દાન ${day}ના રોજ શરૂ થયું હતું`,
  },
  numberOf: (utr) => `UTR ${utr}`,
  row: (row) => `લીટી ${row}`,
  received: 'મળી ગયું',
  more: (count) => `બીજાં ${count} બતાવો`,
  confirm: (count, shown, amount) =>
    plural(count, { one: `${shown} દાન પાકું કરો (${amount})`, other: `${shown} દાન પાકાં કરો (${amount})` }),
  nothingTicked: 'જે દાન પાકાં કરવાં હોય તેના પર નિશાની કરો.',
  progress: (done, total) => `પાકાં થાય છે: ${total}માંથી ${done}`,
  notAll: (count, shown) =>
    plural(count, {
      one: `${shown} દાન પાકું થયું નહીં. કારણ યાદીમાં છે.`,
      other: `${shown} દાન પાકાં થયાં નહીં. કારણ યાદીમાં છે.`,
    }),

  differs: {
    title: 'રકમ જુદી છે',
    lead: 'ચુકવણી નંબર સરખો છે, પણ રકમ જુદી છે. દાન ખોલીને નક્કી કરો.',
    expected: (amount) => `દાતા કહે છે ${amount}`,
    open: (reference) => `${reference} ખોલો`,
  },
  unmatched: {
    title: 'જે પૈસા કોઈ દાનના નથી',
    lead: 'આમાંથી કોઈ દાન હોય, તો જાતે ઉમેરો. પછી તેના દાતાને પણ રસીદ મળશે.',
    add: 'દાન તરીકે ઉમેરો',
    addOf: (amount, day) => `${amount}, ${day}`,
    recorded: 'કદાચ તમે પહેલેથી ઉમેર્યું છે:',
  },
  used: {
    title: 'પહેલાં ગણાઈ ગયાં',
    lead: 'આ લીટીઓ પહેલાં કોઈ દાનમાં ગણાઈ છે. બીજી વાર ગણાતી નથી.',
  },
  unreadable: {
    title: 'જે લીટીઓ વંચાઈ નહીં',
    lead: 'તારીખ કે રકમ સ્પષ્ટ નથી. તમારી ફાઇલમાં જોઈ લો.',
  },
  first: (count) => `ફક્ત પહેલાં ${count} બતાવ્યાં છે.`,
};

export default bankStatement;
