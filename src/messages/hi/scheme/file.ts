/** The registrations of a scheme as a file for a spreadsheet. */
export default {
  sheet: 'पंजीकरण',
  name: 'नाम',
  mobileNumber: 'मोबाइल नंबर',
  email: 'ई-मेल',
  address: 'पता',
  city: 'शहर',
  status: 'स्थिति',
  note: 'टिप्पणी',
  createdAt: 'पंजीकरण का दिन',
  updatedAt: 'बदलाव का दिन',
  statuses: {
    new: 'नया',
    contacted: 'संपर्क किया',
    approved: 'स्वीकृत',
    rejected: 'अस्वीकृत',
  },
};
