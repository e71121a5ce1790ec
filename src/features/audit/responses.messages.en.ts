/** What the API answers about limits of a day. */
export default {
  exportsUsedUp: 'You have saved 30 files in one day. If your work needs more, write to us.',
  readsUsedUp: 'You have read 300 requests in one day.',
  searchesUsedUp: 'Your account has searched too often today. Type your password to go on.',
  peopleUsedUp:
    'You have seen the contact details of 500 people today. You can see more tomorrow; a whole list you can save as a file now, with your password.',
};
