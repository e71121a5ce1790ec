import type en from './event.messages.en.ts';

const event: typeof en = {
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  sameDay: (day, from, to) => `${day}, ${from} से ${to} तक`,
  moment: (day, time) => `${day}, ${time}`,
  severalDays: (start, end) => `${start} से ${end} तक`,
  online: 'ऑनलाइन',
  place: (venue, city) => `${venue}, ${city}`,
  placeAndOnline: (place) => `${place}, और ऑनलाइन`,
  near: { now: 'अभी चल रहा है', today: 'आज', tomorrow: 'कल' },
  free: 'मुफ्त',
  fee: (rupees: string) => `₹ ${rupees}, वहीं देने होंगे`,
};

export default event;
