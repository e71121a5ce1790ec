/** The registrations of a scheme as a file for a spreadsheet. */
export default {
  sheet: 'નોંધણીઓ',
  name: 'નામ',
  mobileNumber: 'મોબાઇલ નંબર',
  email: 'ઈમેલ',
  address: 'સરનામું',
  city: 'શહેર',
  status: 'સ્થિતિ',
  confirmation: 'ઈમેલની ખાતરી',
  note: 'નોંધ',
  createdAt: 'નોંધણીની તારીખ',
  updatedAt: 'ફેરફારની તારીખ',
  /** Whether somebody opened the link in the mail to this address. */
  confirmations: {
    confirmed: 'ખાતરી થઈ',
    unconfirmed: 'ખાતરી થઈ નથી',
    superseded: 'ખાતરી થઈ નથી; આ જ નંબરની બીજી નોંધણીની ખાતરી થઈ ગઈ છે',
  },
  statuses: {
    new: 'નવી',
    contacted: 'સંપર્ક કર્યો',
    approved: 'મંજૂર',
    rejected: 'નામંજૂર',
  },
};
