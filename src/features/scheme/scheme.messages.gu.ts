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
  maritalStatus: {
    single: 'લગ્ન થયાં નથી',
    married: 'લગ્ન થયેલાં છે',
    widowed: 'વિધવા કે વિધુર',
    deserted: 'છૂટાછેડા થયા છે, અલગ રહે છે કે ત્યક્તા',
  },
  circumstances: {
    student: 'સ્કૂલ કે કોલેજમાં ભણે છે',
    pregnant: 'સગર્ભા છે, અથવા બે વર્ષથી નાનું બાળક છે',
    noHouse: 'કુટુંબ પાસે પોતાનું પાકું મકાન નથી',
    farmland: 'કુટુંબ પાસે ખેતીની જમીન છે',
    workerCard: 'શ્રમિક કાર્ડ છે (લેબર કાર્ડ કે ઈ-શ્રમ કાર્ડ)',
  },
  ofWomen: {
    maritalStatus: { widowed: 'વિધવા', deserted: 'છૂટાછેડા થયા છે, અલગ રહે છે કે ત્યક્તા' },
    circumstances: { student: 'સ્કૂલ કે કોલેજમાં ભણે છે' },
  },
  allStates: 'આખું ભારત',
};

export default words;
