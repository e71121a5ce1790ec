import type en from '../en/outage.ts';

export default {
  /** At the top of a page of before. */
  stale: (time: string) => `આ પેજ ${time} વાગ્યે હતું તેવું છે. અત્યારે અમારી માહિતી સુધી પહોંચી શકાતું નથી.`,
  away: 'અત્યારે અમારી માહિતી સુધી પહોંચી શકાતું નથી. મોટે ભાગે એક મિનિટ લાગે છે. જોખમમાં હો તો 112 પર ફોન કરો; મહિલાઓ 181 પર પણ.',
  sendAgain: 'ફરી મોકલો',
} satisfies typeof en;
