export default {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  /** The day and both times of an event. */
  sameDay: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  /** A day and a time. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  severalDays: (start: string, end: string) => `${start}, to ${end}`,
  online: 'Online',
  /** Place and town. */
  place: (venue: string, city: string) => `${venue}, ${city}`,
  placeAndOnline: (place: string) => `${place}, and online`,
  near: { now: 'Now', today: 'Today', tomorrow: 'Tomorrow' },
  free: 'Free',
  fee: (rupees: string) => `₹ ${rupees}, paid there`,
};
