import type en from './event.messages.en.ts';

const event: typeof en = {
  weekdays: ['રવિવાર', 'સોમવાર', 'મંગળવાર', 'બુધવાર', 'ગુરુવાર', 'શુક્રવાર', 'શનિવાર'],
  shortWeekdays: ['રવિ', 'સોમ', 'મંગળ', 'બુધ', 'ગુરુ', 'શુક્ર', 'શનિ'],
  sameDay: (day, from, to) => `${day}, ${from}થી ${to} સુધી`,
  moment: (day, time) => `${day}, ${time}`,
  severalDays: (start, end) => `${start}થી ${end} સુધી`,
  online: 'ઑનલાઇન',
  place: (venue, city) => `${venue}, ${city}`,
  placeAndOnline: (place) => `${place}, અને ઑનલાઇન`,
  near: { now: 'અત્યારે ચાલુ', today: 'આજે', tomorrow: 'આવતી કાલે' },
  free: 'મફત',
  fee: (rupees: string) => `₹ ${rupees}, ત્યાં જ ચૂકવવાના`,
};

export default event;
