import { BRAND } from '#src/brand.ts';
import type en from './ngo.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('gu');

const ngo: typeof en = {
  categoryLeads: {
    education: 'વાંચનાલય, લાઇબ્રેરી, સ્કોલરશિપ અને ફરી સ્કૂલે જવાનો રસ્તો.',
    health: 'દવાખાનાં, લોહી, આંખની સારવાર, માતાનું અને મનનું આરોગ્ય.',
    children: 'દરેક બાળક માટે ઘર, ભોજન, રમત અને સુરક્ષા.',
    women: 'મહિલાઓ માટે બચત મંડળ, કાનૂની મદદ, આશ્રય અને કામ.',
    aged: 'વડીલો માટે ઘર, ટિફિન, મુલાકાત અને સંભાળ.',
    disability: 'દિવ્યાંગજનો માટે સાધનો, થેરાપી, સ્કૂલ અને રોજગાર.',
    livelihood: 'તાલીમ, ઓજાર અને પહેલું કામ, સીવણથી સોલર સુધી.',
    environment: 'તળાવ, વૃક્ષો, સ્વચ્છ ઊર્જા અને ઓછો કચરો.',
    animals: 'પશુ-પક્ષીઓનો બચાવ, સારવાર અને આશ્રય.',
    tribal: 'આદિવાસી પટ્ટામાં જમીન, જંગલ, ભાષા અને ભણતર.',
    rural: 'ગામડાંમાં કૂવા, ખેતી, રસ્તા અને વાજબી મજૂરી.',
    disaster: 'આફત વખતે બચાવ, પ્રાથમિક સારવાર, ભોજન અને ફરી ઘર વસાવવામાં મદદ.',
  },
  allWork: 'બધાં કામ',
  allNgos: 'બધી સંસ્થાઓ',
  cityTitle: (city) => `${city}ની સંસ્થાઓ`,
  cityLead: (district) => `${district} જિલ્લો. જે સંસ્થાના દસ્તાવેજ અમે ચકાસ્યા છે, ત્યાં તારીખ લખી છે.`,
  searchTitle: (words) => `${words}: શોધ`,
  searchHeading: 'શોધ પરિણામો',
  allTitle: 'ગુજરાતની સંસ્થાઓ',
  allDescription:
    'ગુજરાતની બધી સંસ્થાઓ એક યાદીમાં: નામથી કે જરૂરથી શોધો, ગુજરાતી, હિન્દી કે અંગ્રેજી અક્ષરોમાં, ખોટી જોડણીમાં પણ.',
  pageTitle: (title, page) => `${title}, પેજ ${page}`,
  count: (count, shown) => plural(count, { one: `${shown} સંસ્થા`, other: `${shown} સંસ્થાઓ` }),
  countMore: (shown) => `${shown}થી વધુ સંસ્થાઓ`,
  narrow: 'ફિલ્ટર',
  facetWork: 'કામ',
  facetTown: 'શહેર',
  facetPapers: 'દસ્તાવેજો',
  facetChecked: `${BRAND.name.gu} દ્વારા ચકાસેલી`,
  checkedShort: 'ચકાસેલી',
  removeFilter: 'આ ફિલ્ટર દૂર કરો',
  sort: {
    fit: 'સૌથી મળતી આવતી પહેલાં',
    name: 'નામ પ્રમાણે',
    distance: (city) => `${city}થી સૌથી નજીક પહેલાં`,
    toFit: 'સૌથી મળતી આવતી',
    toName: 'નામ પ્રમાણે',
    toDistance: 'અંતર પ્રમાણે',
    chooseTown: 'તમારું શહેર પસંદ કરો',
  },
  showingFor: 'આનાં પરિણામ:',
  exactly: (words) => `“${words}” જ શોધો`,
  inYourTown: 'તમારા શહેરમાં',
  kilometres: (km) => `${km} કિમી`,
  pages: 'પેજ',
  page: (page) => `પેજ ${page}`,
  before: 'પાછલું',
  after: 'આગલું',
  thatIsAll: 'આટલી જ છે.',
  noneFits: 'જોઈતી સંસ્થા ન મળી? મદદ માંગો',
  refineHint: 'જોઈએ તે ન મળ્યું? ઓછા શબ્દો લખો, અથવા',
  helpLink: 'મદદ માંગો: અમે સંસ્થાઓને પૂછીશું.',
  empty: {
    heading: 'અહીં હજી કોઈ સંસ્થા નથી',
    search: (words) => `“${words}” માટે કંઈ મળ્યું નહીં.`,
    filters: `${BRAND.name.gu} પર આવી કોઈ સંસ્થા મળી નથી.`,
    nearest: (city, km) => `સૌથી નજીકની ${city}માં છે, ${km} કિમી દૂર.`,
    nearestLink: (city) => `${city}ની સંસ્થાઓ`,
    tips: [
      'એક જ શબ્દ લખો, અથવા બીજી જોડણી: અમે ગુજરાતી, હિન્દી અને અંગ્રેજી અક્ષરો વાંચીએ છીએ.',
      'નામને બદલે કામ લખો: આંખ, લોહી, સ્કૂલ, વૃદ્ધ.',
    ],
    removeFilter: (filter) => `“${filter}” ફિલ્ટર દૂર કરો`,
    all: 'બધી સંસ્થાઓ બતાવો',
  },
};

export default ngo;
