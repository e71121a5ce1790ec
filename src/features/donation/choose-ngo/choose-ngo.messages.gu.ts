import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';
import type en from './choose-ngo.messages.en.ts';

const plural = pluralIn('gu');

const chooseNgo: typeof en = {
  title: 'તમે કોને દાન કરવા માંગો છો?',
  pageTitle: (page) => `સંસ્થાને દાન કરો, પેજ ${page}`,
  description: 'ગુજરાતની ચકાસેલી સંસ્થાઓને UPI કે બેંક ટ્રાન્સફરથી સીધું દાન કરો, કોઈ ફી વગર.',
  lead: `આ સંસ્થાઓ અમારી ટીમે ચકાસેલી છે. તમારું દાન સીધું તેમની બેંકમાં જાય છે: ${BRAND.name.gu} વચ્ચે કંઈ લેતું નથી.`,
  find: {
    words: 'તમારા માટે શું મહત્ત્વનું છે?',
    example: 'આંખનો કેમ્પ, સ્કૂલ ફી, ગાય',
    city: 'ક્યાં?',
    anyCity: 'આખું ગુજરાત',
  },
  narrow: 'ફિલ્ટર',
  category: 'કામ',
  removeFilter: 'આ ફિલ્ટર દૂર કરો',
  count: (count, shown) => plural(count, { one: `દાન લેતી ${shown} સંસ્થા`, other: `દાન લેતી ${shown} સંસ્થાઓ` }),
  give: 'દાન કરો ',
  pages: 'પેજ',
  page: (page) => `પેજ ${page}`,
  before: 'પાછલું',
  after: 'આગલું',
  empty: {
    heading: 'આવી કોઈ સંસ્થા મળી નહીં',
    noneHeading: 'હજી કોઈ સંસ્થા અહીં દાન લેતી નથી',
    search: (words) => `“${words}” માટે અહીં દાન લેતી કોઈ સંસ્થા મળી નહીં.`,
    filters: 'અહીં દાન લેતી કોઈ સંસ્થા આ બધાં ફિલ્ટરમાં આવતી નથી.',
    none: 'સંસ્થા બેંકની વિગતો આપે અને અમે તેને ચકાસીએ, એટલે તે અહીં દેખાશે.',
    tip: 'એક જ શબ્દ લખી જુઓ, અથવા બીજી જોડણી. ગુજરાતી, હિન્દી કે અંગ્રેજી અક્ષરોમાં લખી શકો છો.',
    unlisted: 'તમે જાણતા હો તે સંસ્થા નથી દેખાતી? કદાચ તે હજી અહીં દાન લેતી નથી. તેના પેજ પર ફોન નંબર છે.',
    all: 'દાન લેતી બધી સંસ્થાઓ જુઓ',
    removeFilter: (filter) => `“${filter}” ફિલ્ટર દૂર કરો`,
    directory: 'બધી સંસ્થાઓમાં શોધો',
  },
};

export default chooseNgo;
