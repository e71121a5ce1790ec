import { pluralIn } from '#src/messages/plural.ts';
import type en from './list.messages.en.ts';

const plural = pluralIn('gu');

const list: typeof en = {
  title: 'કાર્યક્રમો',
  pastTitle: 'થઈ ગયેલા કાર્યક્રમો',
  monthTitle: (month) => `${month}ના કાર્યક્રમો`,
  pageTitle: (title, page) => `${title}, પેજ ${page}`,
  description: 'ગુજરાતની ચકાસેલી સંસ્થાઓના આરોગ્ય કેમ્પ, વર્ગો, સભાઓ અને સેવાના દિવસો. મોટા ભાગના મફત છે.',
  lead: 'ગુજરાતની ચકાસેલી સંસ્થાઓના કેમ્પ, વર્ગો અને સભાઓ.',
  views: { label: 'શું જોવું છે', list: 'આવનારા કાર્યક્રમો', month: 'મહિના પ્રમાણે', past: 'થઈ ગયેલા' },
  find: {
    words: 'શું શોધો છો?',
    example: 'આંખનો કેમ્પ, રક્તદાન, તાલીમ',
    city: 'ક્યાં?',
    anyCity: 'આખું ગુજરાત',
  },
  narrow: 'ફિલ્ટર',
  facets: { when: 'ક્યારે', how: 'કેવી રીતે', category: 'શેના માટે' },
  when: { week: 'આ અઠવાડિયે', month: 'આ મહિને' },
  how: { inPerson: 'રૂબરૂ', online: 'ઓનલાઇન' },
  removeFilter: 'આ ફિલ્ટર દૂર કરો',
  count: (count, shown) => plural(count, { one: `${shown} કાર્યક્રમ`, other: `${shown} કાર્યક્રમો` }),
  ofOne: 'એક સંસ્થાના',
  of: (ngo) => `${ngo}ના`,
  by: 'સંસ્થા:',
  seats: {
    free: 'સીટ ખાલી છે',
    few: 'થોડી જ સીટ બાકી',
    full: 'સીટ ભરાઈ ગઈ: વેઇટિંગ લિસ્ટમાં નામ લખાવી શકો',
    closed: 'નોંધણી પૂરી થઈ',
  },
  pages: 'પેજ',
  page: (page) => `પેજ ${page}`,
  before: 'પાછલું',
  after: 'આગલું',
  calendar: {
    heading: 'તમારા કૅલેન્ડરમાં',
    text: 'આ કાર્યક્રમો તમારા ફોન કે કમ્પ્યુટરના કૅલેન્ડરમાં, ફેરફાર સાથે આપમેળે.',
    link: 'મારા કૅલેન્ડરમાં ઉમેરો',
  },
  month: {
    before: (month) => `← ${month}`,
    after: (month) => `${month} →`,
    label: 'બીજા મહિના',
    more: (count, shown) => plural(count, { one: `બીજો ${shown}`, other: `બીજા ${shown}` }),
    none: (month) => `${month}માં હજી કોઈ કાર્યક્રમ નથી.`,
  },
  empty: {
    heading: 'આવો કોઈ કાર્યક્રમ મળ્યો નથી',
    search: (words) => `“${words}” માટે કોઈ કાર્યક્રમ મળ્યો નહીં.`,
    filters: 'આ બધા ફિલ્ટર સાથે કોઈ કાર્યક્રમ મળ્યો નહીં.',
    none: 'હમણાં કોઈ કાર્યક્રમ નક્કી થયો નથી.',
    tips: [
      'એક જ શબ્દ લખો, અથવા તેને બીજી રીતે લખો. ગુજરાતી, હિન્દી કે અંગ્રેજી અક્ષરો ચાલશે.',
      'આખું ગુજરાત પસંદ કરો, અથવા બીજો મહિનો જુઓ.',
    ],
    removeFilter: (filter) => `“${filter}” ફિલ્ટર દૂર કરો`,
    all: 'બધા કાર્યક્રમો બતાવો',
    past: 'થઈ ગયેલા કાર્યક્રમો જુઓ',
  },
};

export default list;
