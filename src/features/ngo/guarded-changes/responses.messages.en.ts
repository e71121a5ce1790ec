/** What the API answers about names and contact details. */
export default {
  answers: {
    contactsFrozen:
      'Someone said that a change was not yours. Until our team has spoken with you, you can only write phone numbers, email addresses and links that stand on your page. This does not: {0}',
    ngoSavedWaits: 'Saved. Some of it is public later: the form says what, and when.',
    ngoChangeWithdrawn: 'Withdrawn. Your page stays as it is.',
  },
};
