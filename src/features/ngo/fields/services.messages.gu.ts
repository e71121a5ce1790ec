import type en from './services.messages.en.ts';

const services: typeof en = {
  costs: { free: 'મફત', contribution: 'થોડો ખર્ચ તમારો', paid: 'પૈસા આપવાના' },
  audience: {
    anyone: 'બધા',
    children: 'બાળકો',
    students: 'વિદ્યાર્થીઓ',
    youth: 'યુવાનો',
    women: 'મહિલાઓ',
    'older-people': 'વડીલો',
    disability: 'દિવ્યાંગો',
    patients: 'દર્દીઓ',
    families: 'કુટુંબો',
    'low-income': 'ઓછી આવકવાળા',
    farmers: 'ખેડૂતો',
    workers: 'કામદારો',
    tribal: 'આદિવાસીઓ',
    disaster: 'આફતમાં ફસાયેલા લોકો',
    groups: 'શાળાઓ, ગામો અને જૂથો',
  },
  for: (audience) => `${audience} માટે`,
};
export default services;
