/** What the API answers to donors. */
export default {
  errors: {
    amountTwo: 'You chose an amount and wrote another one. Choose “Another amount”, or empty this field.',
    donationPurposeClosed: 'The NGO no longer collects for this. Choose something else.',
    donorMobileAbroad: 'Write an Indian mobile number with 10 digits, or leave this empty.',
    donationOriginRequired: 'Choose one of the two.',
    donationCitizenRequired:
      'Tick this if it is true. From foreigners and from abroad, this NGO may not take gifts here.',
    donationMonthlyAbroad: 'We can remind only people who give from India.',
    donationMethodRequired: 'Choose how you paid.',
  },
  answers: {
    donationNotTaken: 'This NGO does not take gifts here at the moment.',
    donationTooManyTries: 'Many gifts have come from here. Nothing you typed is lost.',
    donationClaimed: 'Thank you. The NGO now looks for your payment.',
    donationClaimCorrected: 'The number is corrected.',
    donationCancelled: 'Your gift is cancelled, and your details are erased.',
  },
};
