export default {
  categories: { Health: 'Health', Education: 'Education', Housing: 'Housing', Employment: 'Employment' },
  beneficiaries: {
    EWS: 'Economically weaker section (EWS)',
    SC: 'Scheduled Caste (SC)',
    ST: 'Scheduled Tribe (ST)',
    OBC: 'Other Backward Class (OBC)',
    General: 'General',
  },
  /** In a line of several. */
  beneficiariesShort: { EWS: 'EWS', SC: 'SC', ST: 'ST', OBC: 'OBC', General: 'General' },
  genders: { All: 'Everyone', Male: 'Men and boys', Female: 'Women and girls' },
  maritalStatus: {
    single: 'Never married',
    married: 'Married',
    widowed: 'Widowed',
    deserted: 'Separated, divorced or deserted',
  },
  /** What can be true of a person or family. */
  circumstances: {
    student: 'Studies at school or college',
    pregnant: 'Is pregnant, or has a child under two',
    noHouse: 'The family owns no pucca house',
    farmland: 'The family owns farmland',
    workerCard: 'Has a worker’s card (labour or e-Shram card)',
  },
  /** Said of women and girls, where a language has other forms for them. */
  ofWomen: {
    maritalStatus: { widowed: 'Widowed', deserted: 'Separated, divorced or deserted' },
    circumstances: { student: 'Studies at school or college' },
  },
  allStates: 'All of India',
};
