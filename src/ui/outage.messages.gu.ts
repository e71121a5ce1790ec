import type en from './outage.messages.en.ts';

export default {
  /** At the top of a page of before. */
  stale: (time: string) => `આ પેજ ${time} વાગ્યાનું છે. તેનાથી નવી માહિતી અત્યારે મળી શકતી નથી.`,
  away: 'અત્યારે અમારી સાઇટ બરાબર કામ કરતી નથી. એક મિનિટ પછી ફરી પ્રયાસ કરો. જોખમમાં હો તો 112 પર ફોન કરો. મહિલાઓ 181 પર ફોન કરી શકે.',
  sendAgain: 'ફરી મોકલો',
} satisfies typeof en;
