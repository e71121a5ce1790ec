/** The donations of an NGO as a file for a spreadsheet. */
export default {
  sheet: 'Donations',
  columns: {
    day: 'Day',
    reference: 'Number',
    status: 'Status',
    method: 'How',
    amount: 'Amount (₹)',
    refunded: 'Given back (₹)',
    donorName: 'Name',
    donorMobile: 'Mobile number',
    donorEmail: 'Email',
    donorAddress: 'Address',
    idKind: 'Kind of id',
    idMasked: 'Id (end of it)',
    purpose: 'Purpose',
    nature: 'Nature',
    kindDescription: 'What was given',
    paymentNumber: 'Payment or cheque number',
    receiptNumber: 'Receipt',
    createdOn: 'Begun on',
  },
};
