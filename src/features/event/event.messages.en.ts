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
  place: (venue: string, city: string) => (venue.includes(city) ? venue : `${venue}, ${city}`),
  placeAndOnline: (place: string) => `${place}, and online`,
};
