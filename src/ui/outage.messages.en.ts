/** While the database cannot be reached. */
export default {
  /** At the top of a page of before. */
  stale: (time: string) => `This page is from ${time}. We cannot get anything newer right now.`,
  away: 'Our site is not working properly right now. Please try again in a minute. In danger, call 112. Women can call 181.',
  sendAgain: 'Send again',
};
