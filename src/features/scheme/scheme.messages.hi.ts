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
  allStates: 'पूरा भारत',
};

export default words;
