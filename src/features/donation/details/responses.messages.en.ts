/** What the API answers about donations that an NGO changes or adds. */
export default {
  errors: {
    giftAmountRequired: 'Write the amount.',
    giftAmountLarge: 'At most ₹99,99,99,999 can be recorded. Please check the amount.',
    giftDayRequired: 'Choose the day on which it arrived.',
    giftDayFuture: 'This day is still to come. Choose the day on which it arrived.',
    giftDayOld: 'This day is too long ago. Please check the year.',
    giftMethodRequired: 'Choose how it was given.',
    giftKindRequired: 'Write what was given.',
    giftChequeWrong: 'The number of a cheque has 6 digits. It is at the bottom of the cheque, on the left.',
    giftPurposeUnknown: 'This purpose is closed. Choose another one.',
    giftUtrClaimed:
      'A donor has claimed the payment with this number: {0}. Please confirm it there instead of adding it again.',
    giftNameRequired: 'Write the name too, or leave everything about the donor empty.',
    giftMobileWrong: 'Write a mobile number with 10 digits, or leave it empty.',
    giftEmailWrong: 'This email is not complete. Write it like name@example.org, or leave it empty.',
    giftPanOfNgo: 'This is the PAN of your NGO. Write that of the donor, or leave it empty.',
    giftCashDay:
      'Together with what this person gave in cash on that day, it would be {0} or more. The law does not allow that. Please ask for a cheque or a bank transfer.',
    giftRefundRequired: 'Write how much you have given back.',
    giftRefundLess: 'More than this is recorded as given back already.',
  },
  answers: {
    donationAtGateway:
      'This gift was paid through the payment gateway. Only the gateway knows what happened to the money.',
    donationErased: 'The details of this donor have been erased.',
    receiptNone: 'There is no valid receipt.',
    receiptNameless: 'A receipt needs the name of the donor.',
    receiptUnsigned: 'First say under “Receipts and settings” who signs receipts.',
    donationAdded: 'The donation is added.',
    donationConfirmed: 'Recorded as received.',
    donationsConfirmed: 'Payments confirmed: {0}.',
    donationRefused: 'Refused. The donor gets an email; your reason stands on the page behind its link.',
    donationRefusedUnmailed:
      'Refused. The donor sees your reason on the page of the gift; no email goes, so please call if you can.',
    donationCancelledNow: 'The donation is cancelled.',
    donationGivenBack: 'Recorded as given back.',
    donorSaved: 'Saved.',
    receiptCancelledNow: 'The receipt is cancelled.',
    receiptReissued: 'The new receipt is issued.',
  },
};
