/** What the API answers about the purposes of an NGO. */
export default {
  errors: {
    purposeTitleRequired: 'Write what you collect for.',
    purposeGoalLarge: 'At most ₹99,99,99,999. Please check the amount.',
    purposeDayWrong: 'Choose a day, or leave it empty.',
    purposeDayPast: 'This day has passed. Choose a later one, or leave it empty.',
  },
  answers: {
    purposesFull: 'You collect for 50 purposes already. Close one first.',
    purposeChangedMeanwhile:
      'Someone from your NGO saved this purpose in the meantime. What you typed is still here.',
    purposeAdded: 'The purpose is added. Donors can choose it now.',
    purposeSaved: 'The purpose is saved.',
    purposeClosed: 'The purpose is closed. What was given for it stays recorded.',
    purposeReopened: 'The purpose is open again.',
  },
};
