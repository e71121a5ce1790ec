const indianTime = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** The time of day in India, as `15:05`. */
export function timeInIndia(time: Date): string {
  return indianTime.format(time);
}
