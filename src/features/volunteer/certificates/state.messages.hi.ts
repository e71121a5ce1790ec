import type en from './state.messages.en.ts';

const state: typeof en = { states: { valid: 'मान्य', withdrawn: 'वापस लिया गया' } };
export default state;
