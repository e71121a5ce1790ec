/** What the API answers to NGOs, to our team, and to people who use a PIN. */
export default {
  helpNgoUnfit:
    'This NGO cannot take the request: it is not checked, nobody can sign in for it, or it has had this request before.',
  helpNotTheSame:
    'Only two requests of the same person can be joined, and the one that goes on must be open or accepted.',
  helpConsentRequired: 'Tick this once you have read it out and the person has agreed.',
  helpConsentOld: 'This text has changed. Please load the page again and read out the new one.',
  helpPinWrong: 'This number and PIN do not belong together. Please check both.',
  helpPinMobile:
    'Many wrong PINs were tried for this number. To be safe, please also type the mobile number of the request.',
  helpContactDay: 'Choose a day from today on, at most 14 days ahead.',
};
