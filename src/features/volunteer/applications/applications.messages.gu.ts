import type en from './applications.messages.en.ts';

const people = (count: number, text: string) => (count === 1 ? 'એક વ્યક્તિ' : `${text} લોકો`);

const applications: typeof en = {
  title: 'સ્વયંસેવકો',
  waiting: (count, text) => (count === 1 ? 'એક વ્યક્તિ મદદ કરવા માંગે છે' : `${text} લોકો મદદ કરવા માંગે છે`),
  people: (count, text) => (count === 0 ? 'હજી તમારી પાસે કોઈ સ્વયંસેવક નથી' : `તમારી પાસે ${text} સ્વયંસેવક છે`),
  nobody: 'હજી કોઈએ અરજી કરી નથી',
  lead: 'જલદી ફોન કરો કે લખો: જે સમય આપવા તૈયાર છે તેને તરત જવાબ મળે તો ગમે છે.',
  nobodyYet: 'કોઈ અરજી નથી',
  nobodyLead: 'તમારી સંસ્થાના પેજ પર લોકો મદદ કરવાની તૈયારી બતાવી શકે છે. તેમની અરજીઓ અહીં દેખાશે.',
  which: 'કઈ અરજીઓ',
  all: 'બધી',
  search: 'નામ, શહેર, મોબાઇલ કે ઈમેલથી શોધો',
  skill: 'આવડત',
  anySkill: 'કોઈ પણ આવડત',
  matches: people,
  nothingFits: 'કોઈ મળ્યું નથી',
  nothingFitsLead: 'ઓછા શબ્દો લખી જુઓ, અથવા બધી અરજીઓ જુઓ.',
  contact: 'સંપર્ક',
  appliedOn: (day) => `અરજી: ${day}`,
  hours: (hours) => `અત્યાર સુધીના કલાક: ${hours}`,
  action: 'પગલું',
  accept: 'સ્વીકારો',
  decline: 'ના પાડો',
  note: 'નોંધ',
  declineDialog: {
    title: (name) => `${name}: ના પાડવી છે?`,
    lead: 'હમણાં જગ્યા નથી એવો પ્રેમથી લખેલો ઈમેલ તેમને જશે. પછીથી તમે વિચાર બદલી શકો છો.',
    places: 'આવનારી શિફ્ટમાં તેમની જગ્યા ખાલી થશે.',
    sentence: 'તમારા તરફથી એક વાક્ય',
    hint: 'તમે લખો એમ જ ઈમેલમાં જશે. અરજી સાથે અમે તે રાખતા નથી.',
    confirm: 'ના પાડો અને મોકલો',
  },
  noteDialog: {
    title: (name) => `${name} વિશે નોંધ`,
    label: 'નોંધ',
    hint: 'ફક્ત તમારી સંસ્થાના લોકોને દેખાય છે. બીજું કોઈ પણ લખે તો છેલ્લી નોંધ રહે છે. આધાર નંબર ન લખશો.',
    confirm: 'સાચવો',
  },
  file: 'ફાઇલમાં અહીંની યાદીના બધા લોકો છે, બધાં પેજના, સંપર્ક સાથે. સાચવીને રાખજો.',
};

export default applications;
