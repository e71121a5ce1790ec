import type en from './scheme.messages.en.ts';

const words: typeof en = {
  categories: { Health: 'આરોગ્ય', Education: 'શિક્ષણ', Housing: 'આવાસ', Employment: 'રોજગાર' },
  beneficiaries: {
    EWS: 'આર્થિક રીતે નબળો વર્ગ (EWS)',
    SC: 'અનુસૂચિત જાતિ (SC)',
    ST: 'અનુસૂચિત જનજાતિ (ST)',
    OBC: 'અન્ય પછાત વર્ગ (OBC)',
    General: 'સામાન્ય',
  },
  beneficiariesShort: { EWS: 'ઈડબ્લ્યુએસ', SC: 'એસસી', ST: 'એસટી', OBC: 'ઓબીસી', General: 'સામાન્ય' },
  genders: { All: 'બધા', Male: 'પુરુષો અને છોકરાઓ', Female: 'મહિલાઓ અને છોકરીઓ' },
  allStates: 'આખું ભારત',
};

export default words;
