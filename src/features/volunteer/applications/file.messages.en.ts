/** The volunteers of an NGO, in the list and as a file for a spreadsheet. */
export default {
  sheet: 'Volunteers',
  columns: {
    name: 'Name',
    mobile: 'Mobile number',
    email: 'Email',
    city: 'Town',
    skills: 'Skills',
    otherSkills: 'Other skills',
    availability: 'When free',
    age: 'Age',
    guardianName: 'Parent',
    guardianMobile: 'Mobile of the parent',
    status: 'Status',
    hours: 'Hours',
    note: 'Note',
    reference: 'Number',
    createdAt: 'Applied on',
  },
  statuses: { applied: 'New', accepted: 'Accepted', declined: 'Declined' },
  ages: { adult: 'Over 18', minor: 'Under 18' },
};
