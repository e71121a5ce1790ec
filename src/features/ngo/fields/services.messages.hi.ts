import type en from './services.messages.en.ts';

const services: typeof en = {
  costs: { free: 'मुफ्त', contribution: 'थोड़ा खर्च आपका', paid: 'पैसे देने होंगे' },
  audience: {
    anyone: 'सब',
    children: 'बच्चों',
    students: 'विद्यार्थियों',
    youth: 'युवाओं',
    women: 'महिलाओं',
    'older-people': 'बुजुर्गों',
    disability: 'दिव्यांगों',
    patients: 'मरीजों',
    families: 'परिवारों',
    'low-income': 'कम आय वालों',
    farmers: 'किसानों',
    workers: 'मजदूरों',
    tribal: 'आदिवासियों',
    disaster: 'आपदा में फंसे लोगों',
    groups: 'स्कूलों, गांवों और समूहों',
  },
  for: (audience) => `${audience} के लिए`,
};
export default services;
