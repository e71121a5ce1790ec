import type en from './file.messages.en.ts';

const file: typeof en = {
  sheet: 'स्वयंसेवक',
  columns: {
    name: 'नाम',
    mobile: 'मोबाइल नंबर',
    email: 'ईमेल',
    city: 'शहर',
    skills: 'हुनर',
    otherSkills: 'दूसरे हुनर',
    availability: 'समय कब है',
    age: 'उम्र',
    guardianName: 'अभिभावक',
    guardianMobile: 'अभिभावक का मोबाइल',
    status: 'स्थिति',
    hours: 'घंटे',
    note: 'नोट',
    reference: 'नंबर',
    createdAt: 'आवेदन की तारीख',
  },
  statuses: { applied: 'नया', accepted: 'स्वीकार', declined: 'मना किया' },
  ages: { adult: '18 से ऊपर', minor: '18 से कम' },
};

export default file;
