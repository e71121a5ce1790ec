/** The registrations of a scheme as a file for a spreadsheet. */
export default {
  sheet: 'નોંધણીઓ',
  name: 'નામ',
  mobileNumber: 'મોબાઇલ નંબર',
  email: 'ઈ-મેલ',
  address: 'સરનામું',
  city: 'શહેર',
  status: 'સ્થિતિ',
  note: 'નોંધ',
  createdAt: 'નોંધણીનો દિવસ',
  updatedAt: 'ફેરફારનો દિવસ',
  statuses: {
    new: 'નવી',
    contacted: 'સંપર્ક કર્યો',
    approved: 'મંજૂર',
    rejected: 'નામંજૂર',
  },
};
