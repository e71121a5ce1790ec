import type en from './certificate-paper.messages.en.ts';

const paper: typeof en = {
  title: 'સ્વયંસેવા પ્રમાણપત્ર',
  fileTitle: (name) => `સ્વયંસેવા પ્રમાણપત્ર: ${name}`,
  for: 'આ પ્રમાણપત્ર આમના માટે છે',
  onDay: (_minutes, shown, day) => `તેમણે ${day}ના રોજ ${shown} કલાક સ્વયંસેવા કરી છે.`,
  inPeriod: (_minutes, shown, [from, to]) => `તેમણે ${from}થી ${to} સુધી ${shown} કલાક સ્વયંસેવા કરી છે.`,
  thanks: 'તમારા સમય માટે આભાર.',
  ngo: 'સંસ્થા',
  issued: 'સ્થળ અને તારીખ',
  placeAndDay: (place, day) => `${place}, ${day}`,
  number: 'પ્રમાણપત્ર નંબર',
  check: 'આ પ્રમાણપત્ર અહીં ચકાસો:',
  code: 'આ પ્રમાણપત્ર ચકાસવાના સરનામાનો QR કોડ',
  mail: {
    subject: (ngo) => `${ngo} તરફથી તમારું પ્રમાણપત્ર`,
    line: (ngo, _minutes, shown) => `${shown} કલાકની સ્વયંસેવા માટે ${ngo} તમારો આભાર માને છે.`,
    attached: 'તમારું પ્રમાણપત્ર PDF ફાઇલમાં સાથે છે. તેને છાપી શકો કે આગળ મોકલી શકો.',
    check: (number) =>
      `તેનો નંબર ${number} છે. નીચેની લિંકથી કોઈ પણ તે ચકાસી શકે છે. તેમને તમારું નામ નહીં, ફક્ત પહેલા અક્ષર દેખાય છે.`,
    link: 'બીજાને શું દેખાય છે તે જુઓ',
  },
};
export default paper;
