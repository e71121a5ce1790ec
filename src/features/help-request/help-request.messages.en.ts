/** Words for requests that every side uses. */
export default {
  categories: { Education: 'Education', Occupation: 'Occupation', Health: 'Health' },
  /** In place of what was written, once it is erased. */
  erased: 'Erased',
  /** Where a request stands. */
  statuses: { open: 'Waiting', accepted: 'Accepted', resolved: 'Answered', closed: 'Closed' },
  /** How it ended, as the NGO says. */
  outcomes: {
    helped: 'Helped',
    referred: 'Referred to someone else',
    notReachable: 'Could not be reached',
    notEligible: 'Not eligible',
    noCapacity: 'Cannot take it now',
  },
};
