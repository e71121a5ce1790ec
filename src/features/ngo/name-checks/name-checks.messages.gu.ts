import type en from './name-checks.messages.en.ts';

const checks: typeof en = {
  reserved: (name) => `આમાં ‘${name}’ છે, જે બીજા કોઈનું નામ છે`,
  similar: 'આ બીજી સંસ્થાના નામ જેવું લાગે છે:',
};
export default checks;
