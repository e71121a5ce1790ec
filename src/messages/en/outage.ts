/** While the database cannot be reached. */
export default {
  /** At the top of a page of before. */
  stale: (time: string) => `This page is as it was at ${time}. Our data cannot be reached right now.`,
  away: 'We cannot reach our data right now. It usually takes a minute. In danger call 112; women can call 181.',
  sendAgain: 'Send again',
};
