/** What can be wrong in the form for a certificate. */
export default {
  errors: {
    certificateVolunteerRequired: 'Choose a volunteer.',
    certificateHoursWrong: 'Write the hours as a number, with at most one decimal: 12.5',
    certificateHoursTooMany: 'You have confirmed {0} hours in this period. The certificate cannot say more.',
    certificateDayRequired: 'Choose a day.',
    certificateDayAhead: 'This day is still to come.',
    certificatePeriodBackwards: 'The last day is before the first.',
    certificateReasonRequired: 'Write why you withdraw it.',
  },
};
