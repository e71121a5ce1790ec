/** What the API answers to NGOs, to our team, and to people who use a PIN. */
export default {
  helpNgoUnfit:
    'This NGO cannot take the request: it is not checked, nobody can sign in for it, or it has had this request before.',
  helpNotTheSame:
    'Only two requests of the same person can be joined, and the one that goes on must be open or accepted.',
  helpConsentRequired: 'Tick this once you have read it out and the person has agreed.',
  helpConsentOld: 'This text has changed. Please load the page again and read out the new one.',
  helpPinWrong: 'This number and PIN do not belong together. Please check both.',
  helpPinReplaced:
    'This PIN no longer works: the NGO that asked for you, or our team, made a new one, and it has been used. If you did not ask for it, please tell our team: go to “Contact us”.',
  helpConsentHeld:
    'The consent is taken back. Nobody sees the request any more; it is erased within 30 days.',
  helpRestored: 'The request is restored.',
  helpHeldOften:
    'The consent was taken back three times this week. With number and PIN they can still erase the request at once, or our team takes it back. You can do so again in a week.',
  helpPinMobile:
    'Many wrong PINs were tried for this number. To be safe, please also type the mobile number of the request.',
  helpPinTries: 'Too many tries from your network. Type the long PIN of your slip: it always works.',
  helpContactDay: 'Choose a day from today on, at most 14 days ahead.',
};
