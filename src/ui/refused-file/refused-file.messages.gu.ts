import type en from './refused-file.messages.en.ts';

const refusedFile: typeof en = {
  title: 'આ ફાઇલ ખૂલી શકી નહીં',
  again: 'ફરી પ્રયાસ કરો',
  back: 'તમારા પેજ પર પાછા જાઓ',
};
export default refusedFile;
