/** The registrations of a scheme as a file for a spreadsheet. */
export default {
  sheet: 'Registrations',
  name: 'Name',
  mobileNumber: 'Mobile number',
  email: 'Email',
  address: 'Address',
  city: 'City',
  status: 'Status',
  confirmation: 'Email confirmed',
  note: 'Note',
  createdAt: 'Registered on',
  updatedAt: 'Changed on',
  /** Whether somebody opened the link in the mail to this address. */
  confirmations: {
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    superseded: 'Not confirmed; another registration with this number has been confirmed',
  },
  statuses: {
    new: 'New',
    contacted: 'Contacted',
    approved: 'Approved',
    rejected: 'Rejected',
  },
};
