import type en from './file.messages.en.ts';

const file: typeof en = {
  sheet: 'સ્વયંસેવકો',
  columns: {
    name: 'નામ',
    mobile: 'મોબાઇલ નંબર',
    email: 'ઈમેલ',
    city: 'શહેર',
    skills: 'આવડત',
    otherSkills: 'બીજી આવડત',
    availability: 'ક્યારે સમય છે',
    age: 'ઉંમર',
    guardianName: 'વાલી',
    guardianMobile: 'વાલીનો મોબાઇલ',
    status: 'સ્થિતિ',
    hours: 'કલાક',
    note: 'નોંધ',
    reference: 'નંબર',
    createdAt: 'અરજીની તારીખ',
  },
  statuses: { applied: 'નવી', accepted: 'સ્વીકારી', declined: 'ના પાડી' },
  ages: { adult: '18થી ઉપર', minor: '18થી નાના' },
};

export default file;
