import type en from './sections.messages.en.ts';

const sections: typeof en = {
  label: 'स्वयंसेवक',
  applications: 'आवेदन',
  shifts: 'शिफ्टें',
  certificates: 'प्रमाणपत्र',
};

export default sections;
