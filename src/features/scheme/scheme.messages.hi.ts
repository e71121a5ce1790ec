import type en from './scheme.messages.en.ts';

const words: typeof en = {
  categories: { Health: 'स्वास्थ्य', Education: 'शिक्षा', Housing: 'आवास', Employment: 'रोजगार' },
  beneficiaries: {
    EWS: 'आर्थिक रूप से कमजोर वर्ग (EWS)',
    SC: 'अनुसूचित जाति (SC)',
    ST: 'अनुसूचित जनजाति (ST)',
    OBC: 'अन्य पिछड़ा वर्ग (OBC)',
    General: 'सामान्य',
  },
  beneficiariesShort: { EWS: 'ईडब्ल्यूएस', SC: 'एससी', ST: 'एसटी', OBC: 'ओबीसी', General: 'सामान्य' },
  genders: { All: 'सभी', Male: 'पुरुष और लड़के', Female: 'महिलाएं और लड़कियां' },
  maritalStatus: {
    single: 'शादी नहीं हुई',
    married: 'शादीशुदा',
    widowed: 'विधवा या विधुर',
    deserted: 'तलाकशुदा, अलग रहते हैं या परित्यक्ता',
  },
  circumstances: {
    student: 'स्कूल या कॉलेज में पढ़ते हैं',
    pregnant: 'गर्भवती हैं, या दो साल से छोटा बच्चा है',
    noHouse: 'परिवार के पास अपना पक्का मकान नहीं है',
    farmland: 'परिवार के पास खेती की जमीन है',
    workerCard: 'श्रमिक कार्ड है (लेबर कार्ड या ई-श्रम कार्ड)',
  },
  ofWomen: {
    maritalStatus: { widowed: 'विधवा', deserted: 'तलाकशुदा, अलग रहती हैं या परित्यक्ता' },
    circumstances: { student: 'स्कूल या कॉलेज में पढ़ती हैं' },
  },
  allStates: 'पूरा भारत',
};

export default words;
