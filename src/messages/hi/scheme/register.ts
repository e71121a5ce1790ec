export default {
  /** Sent, and it did not work. */
  failed: 'कुछ गड़बड़ हो गई। फिर से कोशिश करें',
  /** What may be wrong with a field. */
  faults: {
    schemeUserNameRequired: 'नाम ज़रूरी है',
    schemeUserMobileRequired: 'मोबाइल नंबर ज़रूरी है',
    schemeUserEmailRequired: 'ई-मेल ज़रूरी है',
    schemeUserAddressRequired: 'पता ज़रूरी है',
    schemeUserCityRequired: 'शहर ज़रूरी है',
  },
};
