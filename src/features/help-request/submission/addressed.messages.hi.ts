import type en from './addressed.messages.en.ts';

/** Of a form that is addressed to an NGO. */
export default {
  heading: (name: string) => `${name} से मदद मांगें`,
  lead: 'पहले उन्हें मिलेगा। 24 घंटे में जवाब न आए तो आपके पास की दूसरी संस्थाओं को भी मिलेगा।',
  askOthers: 'मेरे पास की दूसरी संस्थाओं से भी अभी पूछें',
  without: 'संस्था चुने बिना मदद मांगें',
  unavailable: (name: string) => `${name} से अभी यहां मदद नहीं मांगी जा सकती`,
  unavailableLead: 'फिर भी आप यह फॉर्म भेज सकते हैं: यह आपके पास की दूसरी संस्थाओं को मिलेगा।',
  paused: (day: string) => `यह संस्था ${day} तक नए अनुरोध नहीं ले रही है।`,
  someNgo: 'यह संस्था',
  next: (name: string): [title: string, text: string] => [
    `${name} को पहले मिलता है`,
    '24 घंटे में जवाब न आए तो पास की दूसरी संस्थाओं को भी। आप चाहें तो उन्हें अभी मिल जाएगा।',
  ],
} satisfies typeof en;
