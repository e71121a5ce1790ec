import type en from './file.messages.en.ts';

const file: typeof en = {
  sheet: 'દાન',
  columns: {
    day: 'તારીખ',
    reference: 'નંબર',
    status: 'સ્થિતિ',
    method: 'કેવી રીતે',
    amount: 'રકમ (₹)',
    refunded: 'પાછા આપ્યા (₹)',
    donorName: 'નામ',
    donorMobile: 'મોબાઇલ નંબર',
    donorEmail: 'ઈમેલ',
    donorAddress: 'સરનામું',
    idKind: 'કયું ઓળખપત્ર',
    idMasked: 'તેના છેલ્લા અક્ષર',
    purpose: 'હેતુ',
    nature: 'દાનનો પ્રકાર',
    kindDescription: 'શું આપ્યું',
    paymentNumber: 'પેમેન્ટ કે ચેક નંબર',
    receiptNumber: 'રસીદ',
    createdOn: 'શરૂ કર્યું',
  },
};

export default file;
