import type en from './search.messages.en.ts';

const searchAnswer: typeof en = {
  needLabel: 'અમે શોધ્યું:',
  placeLabel: 'અમે શોધ્યું:',
  near: (city) => `${city}ની નજીક`,
  inDistrict: (district) => `${district} જિલ્લામાં`,
  onlyTheseWords: 'ફક્ત આ શબ્દો શોધો',
  changeTown: 'શહેર બદલો',
  anywhere: 'આખા ગુજરાતમાં શોધો',
  theseWordsOnly: 'અમે ફક્ત આ જ શબ્દો શોધ્યા.',
  wordsOnly: (words) => `અમે ફક્ત આ શબ્દો શોધ્યા: “${words}”`,
  byNeed: 'જરૂર પ્રમાણે શોધો',
  groups: {
    needed: 'તમારે જે જોઈએ છે',
    further: 'વધુ દૂર',
    related: 'આ પણ મદદ કરી શકે',
    words: 'તમારા શબ્દો પ્રમાણે',
  },
  kilometres: (least, most) => `${least}થી ${most} કિમી`,
  nothingFits: 'બરાબર આવું કંઈ મળ્યું નહીં',
  nearest: 'આ સંસ્થાઓ કામમાં કે અંતરમાં સૌથી નજીકની છે.',
  callNow: 'મદદ માટે અત્યારે જ ફોન કરો:',
  call: (number) => `${number} પર ફોન કરો`,
  helpHint: 'અથવા મદદ માંગો: તમારા શબ્દો ફોર્મમાં લખેલા મળશે, અને અમે સંસ્થાઓને પૂછીશું.',
  schemesThatFit: 'કદાચ આ યોજનાઓ કામ લાગે',
  allNear: (city) => `${city}ની નજીકની બધી સંસ્થાઓ`,
  allInDistrict: (district) => `${district} જિલ્લાની બધી સંસ્થાઓ`,
};

export default searchAnswer;
