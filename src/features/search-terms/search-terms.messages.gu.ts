import type en from './search-terms.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('gu');

const searches: typeof en = {
  title: 'શોધ',
  lead: 'લોકો શોધમાં શું લખે છે, તેમના વિશે કંઈ જ રાખ્યા વગર: ન નામ, ન સ્થળ, ન સમય. શબ્દો ઓછામાં ઓછા પાંચ વાર શોધાયા પછી જ દેખાય છે. ક્લિક ઓછામાં ઓછા આટલા છે, કારણ કે દરેક ક્લિક ગણી શકાતો નથી.',
  tabs: { label: 'યાદીઓ', terms: 'શોધેલા શબ્દો', assigned: 'જોડેલા શબ્દો' },
  words: 'આ શબ્દો સાથે',
  show: 'શું બતાવવું',
  shows: {
    nothing: 'કંઈ મળ્યું નહીં',
    noClick: 'કંઈક મળ્યું, પણ કોઈએ ખોલ્યું નહીં',
    all: 'બધા શબ્દો',
  },
  headline: {
    nothing: (count, shown) =>
      plural(count, { one: `${shown} શોધમાં કંઈ મળતું નથી`, other: `${shown} શોધમાં કંઈ મળતું નથી` }),
    noClick: (count, shown) =>
      plural(count, { one: `${shown} શોધ પછી કોઈ ક્લિક નથી`, other: `${shown} શોધ પછી કોઈ ક્લિક નથી` }),
    all: (count, shown) => plural(count, { one: `${shown} શોધ`, other: `${shown} અલગ-અલગ શોધ` }),
  },
  days: 'સમય',
  period: { 7: 'છેલ્લા 7 દિવસ', 30: 'છેલ્લા 30 દિવસ', 90: 'છેલ્લા 90 દિવસ' },
  empty: 'બતાવવા માટે કોઈ શબ્દો નથી',
  emptyLead: 'વધુ લાંબો સમય પસંદ કરો અથવા બીજા શબ્દો લખો. શબ્દો પાંચ શોધ પછી અહીં દેખાય છે.',
  searched: 'શોધેલા શબ્દો',
  times: 'કેટલી વાર',
  nothing: 'કંઈ મળ્યું નહીં',
  clicked: 'ક્લિક કર્યું',
  share: (percent) => `${percent}%`,
  need: 'જરૂર',
  assign: 'જોડો',
  assignWords: (words) => `“${words}” જોડો`,
  kinds: { ngo: 'સંસ્થાઓ માટે', scheme: 'યોજનાઓ માટે' },
  scripts: { latin: 'અંગ્રેજી અક્ષરો', gujarati: 'ગુજરાતી અક્ષરો', devanagari: 'હિન્દી અક્ષરો' },
  dialog: {
    title: (words) => `જે “${words}” લખે છે તેને શું જોઈએ છે?`,
    lead: 'હવેથી શોધ આ શબ્દોનો અર્થ તમે પસંદ કરેલી જરૂર સમજશે, શબ્દો કોઈ પણ ક્રમમાં અને ગમે તે રીતે લખ્યા હોય.',
    need: 'જરૂર',
    choose: 'જરૂર પસંદ કરો',
    others: 'અન્ય',
    language: 'આ શબ્દો છે',
    languages: { en: 'અંગ્રેજી', roman: 'અંગ્રેજી અક્ષરોમાં ગુજરાતી કે હિન્દી' },
    confirm: 'જોડો',
    busyWith: (need) => `તે છે “${need}”.`,
  },
  wordsAssigned: (words, need) => `“${words}” લખવાથી હવે “${need}” મળશે.`,
  undo: 'પાછું લો',
  assigned: {
    headline: (count, shown) =>
      plural(count, { 0: 'જોડેલા શબ્દો', one: `${shown} જોડેલો શબ્દ`, other: `${shown} જોડેલા શબ્દો` }),
    lead: 'સૌથી નવું સૌથી ઉપર. જે પાછું લીધું તે પણ યાદીમાં રહે છે, જેથી બધાને દેખાય કે કોણે શું કર્યું.',
    words: 'શબ્દો',
    by: 'ક્યારે જોડ્યું, કોણે',
    state: 'સ્થિતિ',
    inUse: 'ચાલુ',
    removed: 'પાછું લીધું',
    inCatalogue: 'હવે યાદીની ફાઇલોમાં છે',
    action: 'કામ',
    remove: 'પાછું લો',
    removeWords: (words) => `“${words}” પાછું લો`,
    again: 'ફરી જોડો',
    againWords: (words) => `“${words}” ફરી જોડો`,
    onBy: (time, email) => `${time}, ${email}`,
    someone: 'જૂનું એકાઉન્ટ',
    empty: 'હજુ કોઈ શબ્દો જોડ્યા નથી',
    emptyLead: '‘શોધેલા શબ્દો’ પર જાઓ અને જે શબ્દોથી કંઈ મળતું નથી તેની પાસે ‘જોડો’ પસંદ કરો.',
    file: 'જરૂરોની ફાઇલો માટે (YAML)',
  },
};
export default searches;
