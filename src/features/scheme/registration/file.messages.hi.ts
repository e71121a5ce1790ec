/** The registrations of a scheme as a file for a spreadsheet. */
export default {
  sheet: 'पंजीकरण',
  name: 'नाम',
  mobileNumber: 'मोबाइल नंबर',
  email: 'ईमेल',
  address: 'पता',
  city: 'शहर',
  status: 'स्थिति',
  confirmation: 'ईमेल की पुष्टि',
  note: 'टिप्पणी',
  createdAt: 'पंजीकरण की तारीख',
  updatedAt: 'बदलाव की तारीख',
  /** Whether somebody opened the link in the mail to this address. */
  confirmations: {
    confirmed: 'पुष्टि हुई',
    unconfirmed: 'पुष्टि नहीं हुई',
    superseded: 'पुष्टि नहीं हुई; इसी नंबर के दूसरे पंजीकरण की पुष्टि हो चुकी है',
  },
  statuses: {
    new: 'नया',
    contacted: 'संपर्क किया',
    approved: 'स्वीकृत',
    rejected: 'अस्वीकृत',
  },
};
