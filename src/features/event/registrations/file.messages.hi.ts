import type en from './file.messages.en.ts';

const file: typeof en = {
  sheet: 'पंजीकरण',
  columns: {
    ticket: 'टिकट',
    name: 'नाम',
    mobile: 'मोबाइल नंबर',
    email: 'ईमेल',
    partySize: 'लोग',
    answer: 'जवाब',
    status: 'स्थिति',
    attendedAt: 'कब आए',
    createdAt: 'पंजीकरण की तारीख',
  },
  statuses: {
    registered: 'पंजीकृत',
    waiting: 'प्रतीक्षा में',
    attended: 'आए',
    cancelled: 'रद्द',
    held: 'रखी हुई: लिंक नहीं खोला',
  },
};

export default file;
