/** The registrations of a scheme as a file for a spreadsheet. */
export default {
  sheet: 'Registrations',
  name: 'Name',
  mobileNumber: 'Mobile number',
  email: 'Email',
  address: 'Address',
  city: 'City',
  status: 'Status',
  note: 'Note',
  createdAt: 'Registered on',
  updatedAt: 'Changed on',
  statuses: {
    new: 'New',
    contacted: 'Contacted',
    approved: 'Approved',
    rejected: 'Rejected',
  },
};
