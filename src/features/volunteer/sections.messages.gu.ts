import type en from './sections.messages.en.ts';

const sections: typeof en = {
  label: 'સ્વયંસેવકો',
  applications: 'અરજીઓ',
  shifts: 'શિફ્ટ',
  certificates: 'પ્રમાણપત્રો',
};

export default sections;
