import type en from './needs.messages.en.ts';

const needs: typeof en = {
  confirmed: 'પસંદ કરેલું',
  none: 'હજુ કંઈ પસંદ કર્યું નથી.',
  proposed: 'પેજના લખાણ પરથી લાગે છે કે કદાચ આ પણ',
  proposedHint: 'જે સાચું હોય તેના પર ટિક કરો. નવું લખીને સાચવશો એટલે નવાં સૂચન આવશે.',
  other: 'બીજું કંઈ',
  choose: 'કૃપા કરીને પસંદ કરો',
  others: 'અન્ય',
  add: 'ઉમેરો',
};
export default needs;
