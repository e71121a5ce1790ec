import type en from './person-lists.messages.en.ts';

const personLists: typeof en = {
  name: 'નામ',
  email: 'ઈમેલ',
  role: 'ભૂમિકા',
  ngoRoles: { manager: 'મેનેજર', member: 'સભ્ય' },
  you: 'તમે',
  disabled: 'બંધ',
  signedInAt: 'છેલ્લે ક્યારે સાઇન ઇન કર્યું',
  never: 'હજી નહીં',
  language: 'અમારા ઈમેલની ભાષા',
  submit: 'આમંત્રણ મોકલો',
  password: 'તમારા નામે બીજું કોઈ આ ન કરી શકે, એટલે તમારો પાસવર્ડ ફરી એક વાર લખો.',
  invitedHeading: 'જેમને બોલાવ્યા છે',
  until: 'લિંક ક્યાં સુધી ચાલશે',
  action: 'ફેરફાર',
  withdraw: 'પાછું ખેંચો',
  withdrawTitle: (name: string) => `${name}નું આમંત્રણ પાછું ખેંચવું છે?`,
  withdrawText: 'પછી તેમના ઈમેલની લિંક ચાલશે નહીં.',
  withdrawYes: 'હા, પાછું ખેંચો',
};
export default personLists;
