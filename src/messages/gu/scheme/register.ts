export default {
  /** Sent, and it did not work. */
  failed: 'કંઈક ખોટું થયું. ફરી પ્રયાસ કરો',
  /** What may be wrong with a field. */
  faults: {
    schemeUserNameRequired: 'નામ જરૂરી છે',
    schemeUserMobileRequired: 'મોબાઇલ નંબર જરૂરી છે',
    schemeUserEmailRequired: 'ઈ-મેલ જરૂરી છે',
    schemeUserAddressRequired: 'સરનામું જરૂરી છે',
    schemeUserCityRequired: 'શહેર જરૂરી છે',
  },
};
