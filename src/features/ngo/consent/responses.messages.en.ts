/** What the API says when an NGO takes back its consent. */
export default {
  answers: {
    ngoConsentWithdrawn: 'Your NGO is off the site. We have emailed you what happens next.',
  },
};
