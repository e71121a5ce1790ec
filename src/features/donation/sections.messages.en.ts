/** The screens about donations. */
export default {
  label: 'Donations',
  donations: 'Donations',
  bankStatement: 'Bank statement',
  purposes: 'Purposes',
  yearlyStatement: 'Yearly statement',
  settings: 'Receipts and settings',
  bankDetails: 'Bank details',
};
