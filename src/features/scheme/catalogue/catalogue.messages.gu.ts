import type en from './catalogue.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('gu');

const list: typeof en = {
  title: 'યોજનાઓ',
  pageTitle: (page) => `યોજનાઓ, પેજ ${page}`,
  description: 'સરકાર અને સંસ્થાઓની યોજનાઓ: શું મળે છે, કોને મળી શકે અને કેવી રીતે. ગુજરાતી, હિન્દી કે અંગ્રેજી અક્ષરોમાં શોધો.',
  lead: 'સરકાર અને સંસ્થાઓ શું આપે છે, અને કોને મળી શકે.',
  finder: {
    heading: 'મને કઈ યોજનાઓ મળી શકે?',
    text: 'થોડા ટૂંકા સવાલના જવાબ આપો અને જુઓ કે તમને કઈ યોજનાઓ મળી શકે અને શા માટે. કશું સચવાતું નથી.',
    link: 'સવાલોના જવાબ આપો',
  },
  find: {
    words: 'તમને શું જોઈએ છે?',
    example: 'ઘર, શિષ્યવૃત્તિ, દવાખાનું',
    state: 'કયા રાજ્યમાં?',
    anyState: 'કોઈ પણ રાજ્ય',
    allIndia: 'ફક્ત આખા ભારત માટેની',
  },
  count: (count, shown) => plural(count, { one: `${shown} યોજના`, other: `${shown} યોજનાઓ` }),
  narrow: 'ફિલ્ટર',
  facets: { category: 'શેના માટે', beneficiary: 'વર્ગ', gender: 'કોના માટે' },
  removeFilter: 'આ ફિલ્ટર દૂર કરો',
  offeredBy: 'આપનાર સંસ્થા:',
  government: 'સરકારી યોજના',
  ofOne: 'એક સંસ્થાની',
  of: (ngo) => `${ngo}ની`,
  pages: 'પેજ',
  page: (page) => `પેજ ${page}`,
  before: 'પાછલું',
  after: 'આગલું',
  thatIsAll: 'આટલી જ છે.',
  noneFits: 'જોઈતી યોજના ન મળી? મદદ માંગો',
  empty: {
    heading: 'આવી કોઈ યોજના મળી નથી',
    search: (words) => `“${words}” માટે કોઈ યોજના મળી નહીં.`,
    filters: 'આ બધા ફિલ્ટર સાથે કોઈ યોજના મળી નહીં.',
    tips: [
      'એક જ શબ્દ લખો, અથવા તેને બીજી રીતે લખો. ગુજરાતી, હિન્દી કે અંગ્રેજી અક્ષરો ચાલશે.',
      'નામને બદલે શું જોઈએ છે તે લખો: ઘર, ભણતર, સારવાર, કામ.',
    ],
    removeFilter: (filter) => `“${filter}” ફિલ્ટર દૂર કરો`,
    all: 'બધી યોજનાઓ બતાવો',
  },
};

export default list;
