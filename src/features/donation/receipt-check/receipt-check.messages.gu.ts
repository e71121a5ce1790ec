import type en from './receipt-check.messages.en.ts';

const receiptCheck: typeof en = {
  title: 'રસીદ સાચી છે?',
  lead: 'દરેક રસીદ પર કોડ હોય છે, જેમ કે RC-9QD3-73XM-2FHP. રસીદ સાચી છે કે નહીં તે જોવા કોડ અહીં લખો.',
  toList: 'દાન લેતી સંસ્થાઓ',
  field: 'રસીદ પરનો કોડ',
  submit: 'જુઓ',
  codeRequired: 'રસીદ પર છે તે કોડ લખો.',
  valid: 'આ રસીદ સાચી છે',
  cancelled: 'આ રસીદ રદ થઈ છે',
  counts: 'આ સાઇટ પરથી અપાઈ છે, અને રદ થઈ નથી',
  cancelledOn: (day) => `${day}ના રોજ રદ થઈ. હવે ગણાતી નથી.`,
  ngo: 'સંસ્થા',
  number: 'નંબર',
  amount: 'રકમ',
  receivedOn: 'મળ્યાની તારીખ',
  initials: 'દાન આપનારના નામના પહેલા અક્ષર',
  deduction: 'કરમાં છૂટ',
  deductible: 'રસીદ કહે છે કે દાન કરમાં બાદ લઈ શકાય.',
  notDeductible: 'રસીદ કરમાં છૂટનો દાવો કરતી નથી.',
  privacy: 'આ વિગતો રસીદ સાથે સરખાવો. પૂરું નામ અમે અહીં બતાવતા નથી.',
  notFound: 'આ કોડ અમારી પાસે નથી',
  notFoundText: 'આ કોડવાળી કોઈ રસીદ નથી. રસીદ સાથે એક એક અક્ષર સરખાવો: તેમાં 0, O, 1, I કે L હોતા નથી.',
  another: 'બીજી રસીદ જુઓ',
};

export default receiptCheck;
