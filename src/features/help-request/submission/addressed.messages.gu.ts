import type en from './addressed.messages.en.ts';

/** Of a form that is addressed to an NGO. */
export default {
  heading: (name: string) => `${name} પાસે મદદ માંગો`,
  lead: 'પહેલાં તેમને મળશે. 24 કલાકમાં જવાબ ન આવે તો તમારી નજીકની બીજી સંસ્થાઓને પણ મળશે.',
  askOthers: 'મારી નજીકની બીજી સંસ્થાઓને પણ અત્યારે જ પૂછો',
  without: 'સંસ્થા પસંદ કર્યા વિના મદદ માંગો',
  unavailable: (name: string) => `${name} પાસે હમણાં અહીંથી મદદ માંગી શકાતી નથી`,
  unavailableLead: 'તોપણ તમે આ ફોર્મ મોકલી શકો છો: તે તમારી નજીકની બીજી સંસ્થાઓને મળશે.',
  paused: (day: string) => `આ સંસ્થા ${day} સુધી નવી વિનંતી લેતી નથી.`,
  someNgo: 'આ સંસ્થા',
  next: (name: string): [title: string, text: string] => [
    `${name}ને પહેલાં મળે છે`,
    '24 કલાકમાં જવાબ ન આવે તો નજીકની બીજી સંસ્થાઓને પણ. તમે ઇચ્છો તો તેમને અત્યારે જ મળશે.',
  ],
} satisfies typeof en;
