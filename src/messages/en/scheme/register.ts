export default {
  /** Sent, and it did not work. */
  failed: 'Something went wrong. Try again',
  /** What may be wrong with a field. */
  faults: {
    schemeUserNameRequired: 'Name is required',
    schemeUserMobileRequired: 'MobileNumber is required',
    schemeUserEmailRequired: 'Email is required',
    schemeUserAddressRequired: 'Address is required',
    schemeUserCityRequired: 'City is required',
  },
};
