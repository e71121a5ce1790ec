/** What the API answers about bank details. The form shows the same errors without calling it. */
export default {
  errors: {
    bankHolderRequired: 'Write the name of the account holder, as on the cheque book.',
    bankAccountRequired: 'Write the account number.',
    bankAccountAgain: 'The bank or UPI id changes, so please write the account number again.',
    bankAccountWrong: 'An account number has 9 to 18 digits. Please compare it with your passbook.',
    bankAccountDifferent: 'The two account numbers differ. Please compare both with your passbook.',
    bankIfscRequired: 'Write the IFSC. It is on every cheque.',
    bankIfscWrong: 'An IFSC has 11 characters: 4 letters, a zero, and 6 letters or digits.',
    bankIfscUnknown: 'No bank has an IFSC that begins like this. Please compare the first 4 letters.',
    bankBranchUnknown:
      'We do not know this branch. Check the IFSC on your cheque book. If it is right, tick “The IFSC is right”.',
    bankIfscForeign:
      'The account for gifts from abroad must be with State Bank of India. Its IFSC begins with SBIN.',
    bankForeignNotAllowed:
      'Only an NGO with a valid FCRA registration may take gifts from abroad. Add it under “Our NGO” first.',
    bankBranchRequired: 'Write the name of the branch.',
    bankNameOnly:
      'Write only the name, as on the cheque book: no sentence, none of ? ! : ;, and no phone number, email or link.',
    bankUpiWrong: 'A UPI id looks like name@bank. Please compare it with your bank’s app.',
    bankUpiEmail: 'This looks like an email address. A UPI id has no dot after the @, such as name@bank.',
  },
  answers: {
    bankDetailAdded:
      'Saved. Donors see it in 48 hours, or when our team confirms it. Everyone of your NGO gets an email, at the latest within an hour.',
    bankDetailChanged:
      'Saved. The change waits for 48 hours, or until our team confirms it. Everyone of your NGO gets an email, at the latest within an hour.',
    bankChangeWithdrawn: 'Withdrawn. Donors see what they saw before.',
    bankDetailRemoved: 'Removed. Donors no longer see it.',
    bankDetailsFrozen:
      'Someone said that a change was not yours. Until our team has spoken with you, no one can change your bank details, your name or your contact details. You can still remove a bank account that is not yours.',
    bankDetailsFull: 'An NGO can have 5 bank details. Remove one first.',
    bankDetailUnchanged: 'Nothing is different from what is saved already.',
    bankDetailWaits: 'A change of these bank details is waiting. Wait for it, or withdraw it first.',
    bankDetailWaitsNot: 'No change is waiting any more.',
    bankDetailPrimary:
      'Donors see these bank details. Make another account the main one first. These can go once donors see the other.',
  },
};
