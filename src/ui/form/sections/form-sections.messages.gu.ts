import type en from './form-sections.messages.en.ts';

const sections: typeof en = {
  open: (filled, total) => (total === 1 ? 'હજી બાકી છે' : `${total}માંથી ${filled} ભર્યાં`),
  optional: () => 'જરૂરી નથી',
  ready: (filled, total) => `પૂરતું છે: ${total}માંથી ${filled} ભર્યાં`,
  all: 'પૂરું થયું',
  errors: (count) => `${count} જગ્યાએ સુધારો`,
};
export default sections;

export const label = 'ફોર્મના ભાગ';
