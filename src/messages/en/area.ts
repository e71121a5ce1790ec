export default {
  signOut: 'Sign out',
  needsScript: 'This part needs JavaScript. Please switch it on in your browser.',

  signedOut: 'You are signed out.',
  ngo: {
    label: 'Your NGO',
    today: 'Today',
    helpRequests: 'Help requests',
    page: 'Our page',
    photos: 'Photos',
    password: 'Password',
    see: 'See our page as visitors do',
  },
  operations: {
    label: 'Operations',
    overview: 'Overview',
    toVerify: 'NGOs to check',
    helpRequests: 'Help requests',
    ngos: 'All NGOs',
    feedback: 'Feedback',
    audit: 'Audit log',
    mails: 'Mails',
    password: 'Password',
    team: 'Team',
  },
};
