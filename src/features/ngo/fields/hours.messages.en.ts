/** Opening hours of an NGO. */
export default {
  heading: 'Opening hours',
  lead: 'When can people come or call? Tick the days and say from when to when. A second line is for other days, such as Saturday.',
  line: (number: number) => `Hours ${number}`,
  days: {
    Mo: 'Monday',
    Tu: 'Tuesday',
    We: 'Wednesday',
    Th: 'Thursday',
    Fr: 'Friday',
    Sa: 'Saturday',
    Su: 'Sunday',
  },
  opens: 'From',
  closes: 'To',
  everyDay: 'Every day',
  range: (first: string, last: string) => `${first} to ${last}`,
  open: (days: string, from: string, to: string) => `${days}, ${from} to ${to}`,
  dayAndNight: (days: string) => `${days}, day and night`,
};
