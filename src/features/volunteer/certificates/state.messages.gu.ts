import type en from './state.messages.en.ts';

const state: typeof en = { states: { valid: 'માન્ય', withdrawn: 'પાછું લેવાયું' } };
export default state;
