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
  allStates: 'All of India',
};
