import type en from './name-checks.messages.en.ts';

const checks: typeof en = {
  reserved: (name) => `इसमें ‘${name}’ है, जो किसी और का नाम है`,
  similar: 'यह किसी और संस्था के नाम जैसा लगता है:',
};
export default checks;
