/** What the API answers about donations. */
export default {
  errors: {
    amountRequired: 'Write how much you would like to give.',
    amountUnclear: 'We cannot read this amount. Write it in digits, such as 1500 or 1,500.',
    amountNegative: 'Write an amount above 0, without a minus.',
    amountTooPrecise: 'A paisa is the smallest part of a rupee. Write at most two digits after the point.',
    amountSmall: 'The smallest gift is ₹1.',
    amountLarge: 'At most ₹1,00,00,000 (1 crore) at a time. For more, please call the NGO.',
    donorNameRequired: 'Write your name, as it should be on the receipt.',
    donorMobileWrong: 'Write a mobile number with 10 digits.',
    donorEmailWrong: 'Write your complete email, like name@example.org.',
    donorAddressRequired: 'Write your address. The law asks NGOs to know who gives.',
    donorPanWrong: 'A PAN has 5 letters, 4 digits and 1 letter, like ABCPD1234E.',
    donorPanKind:
      'This cannot be a PAN: its fourth letter says who holds it, and no holder has this one. Please check it.',
    donorPanOfNgo: 'This is the PAN of the NGO. Write your own, or leave the field empty.',
    donorIdWrong: 'This number does not look complete. Write letters and digits only.',
    donationConsentRequired: 'Tick the box: without your consent we cannot pass your gift on to the NGO.',
    utrRequired: 'Write the number of the payment (UTR). Your UPI app shows it under “transaction details”.',
    utrWrong: 'A UTR of a UPI payment has 12 digits. Please count them again.',
    utrBankWrong:
      'The number of a bank transfer has 12, 16 or 22 letters and digits. Please count them again.',
    donationReasonRequired: 'Write a reason.',
    paymentCode: 'There is a QR code for payments in this picture. Please choose one without it.',
    paymentDetails:
      'This looks like a UPI id, a bank account or a payment link. Please take it out. Donors pay through ‘Donate’, which shows the account under ‘Bank details’.',
  },
  donationMoved: 'This is no longer possible: the donation has changed in the meantime.',
  donationUtrUsed: 'Another donation has this payment number. One payment can be received only once.',
  donationLineUsed: 'This line of the bank statement already proves another donation.',
};
