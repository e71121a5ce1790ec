/** The screens about volunteers. */
export default {
  label: 'Volunteers',
  applications: 'Applications',
  shifts: 'Shifts',
  certificates: 'Certificates',
};
