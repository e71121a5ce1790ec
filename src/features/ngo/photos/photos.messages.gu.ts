import type en from './photos.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('gu');

const photos: typeof en = {
  title: (count) =>
    plural(count, {
      0: 'હજી કોઈ ફોટો નથી',
      one: `તમારા પેજ પર ${count} ફોટો`,
      other: `તમારા પેજ પર ${count} ફોટા`,
    }),
  lead: 'લોકો તેને તમારા પેજ પર જુએ છે, મુખ્ય ફોટો સૌથી પહેલાં. ફોટો ક્યાં અને કયા ફોનથી લેવાયો તે માહિતી અમે કાઢી નાખીએ છીએ.',
  agreed: 'લોકોના ફોટા તેમની સંમતિથી જ મૂકો, અને બાળકોના તેમનાં માતા-પિતાની સંમતિથી.',
  choose: 'ફોટા પસંદ કરો',
  drop: 'અથવા અહીં મૂકો',
  limits: (most) => `JPEG, PNG, WebP અથવા AVIF, દરેક 15 MB સુધી. વધુમાં વધુ ${most} ફોટા.`,
  full: 'હવે વધુ ફોટા ઉમેરી શકાતા નથી. નવો ઉમેરવા એક કાઢી નાખો.',
  empty: 'તમારા કામના ફોટા શબ્દો કરતાં વધારે કહે છે. તમારું કામ બતાવતા ફોટાથી શરૂ કરો: તે મુખ્ય ફોટો બનશે.',
  onTheirWay: 'મોકલાઈ રહ્યા છે',
  waiting: 'વારો આવવાનો બાકી છે',
  uploaded: (percent) => `${percent}% મોકલાયો`,
  preparing: 'પહોંચી ગયો, તૈયાર થઈ રહ્યો છે ...',
  progressOf: (file) => `${file}: કેટલો મોકલાયો`,
  arrived: (file) => `${file} તમારા પેજ પર આવી ગયો.`,
  tooLarge: 'આ ફાઇલ 15 MBથી મોટી છે. ફોટો નાનો કરીને ફરી પસંદ કરો.',
  again: 'ફરી પ્રયાસ કરો',
  leaveOut: 'રહેવા દો',
  cover: 'મુખ્ય ફોટો',
  place: (place, total) => `${total} માંથી ફોટો ${place}`,
  earlier: 'પહેલાં મૂકો',
  later: 'પછી મૂકો',
  makeCover: 'મુખ્ય ફોટો બનાવો',
  texts: 'તેના વિશે લખો',
  remove: 'કાઢી નાખો',
  caption: 'ફોટા નીચેનું વાક્ય',
  captionHint: 'ફોટા નીચે દેખાય છે: શું, ક્યાં, ક્યારે.',
  alternativeText: 'ફોટામાં શું દેખાય છે',
  alternativeTextHint: 'જે લોકો ફોટો જોઈ શકતા નથી તેમને વાંચી સંભળાવાય છે, અને ફોટો આવે ત્યાં સુધી દેખાય છે.',
  noAlternativeText: 'જે લોકો ફોટો જોઈ શકતા નથી તેમને ખબર પડતી નથી કે તેમાં શું છે.',
  save: 'સાચવો',
  saved: 'સચવાઈ ગયું',
  coverChosen: 'હવે આ મુખ્ય ફોટો છે.',
  removeTitle: 'આ ફોટો કાઢી નાખવો છે?',
  removeText: 'તે તમારા પેજ પરથી તરત જ નીકળી જશે અને પાછો લાવી શકાશે નહીં.',
  removeYes: 'હા, કાઢી નાખો',
  removeNo: 'રહેવા દો',
  removed: 'ફોટો કાઢી નાખ્યો.',
};
export default photos;
