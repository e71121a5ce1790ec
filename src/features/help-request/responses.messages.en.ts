/** What the API answers to NGOs, to our team, and to people who use a PIN. */
export default {
  helpNgoUnfit:
    'This NGO cannot take the request: it is not checked, nobody can sign in for it, or it has had this request before.',
  helpNotTheSame:
    'Only two requests of the same person can be joined, and the one that goes on must be open or accepted.',
  helpContactDay: 'Choose a day from today on, at most 14 days ahead.',
};
