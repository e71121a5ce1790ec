import type en from './document-checks.messages.en.ts';

const documentChecks: typeof en = {
  title: 'एक-एक दस्तावेज',
  lead: 'हर दस्तावेज सरकारी सूची से मिलाएं या उसकी नकल देखें, और जो देखा वह सहेजें। हर फैसला तुरंत सहेजा जाता है।',
  seen: (count, seen, all) => `${all} में से ${seen} ${count === 1 ? 'देखा' : 'देखे'}`,
  counts: {
    differs: (count) => `अलग निकले: ${count}`,
    changed: (count) => `बाद में बदले: ${count}`,
    notStated: (count) => `नहीं बताए: ${count}`,
  },
  toDecision: 'फैसले पर जाएं',
  states: {
    notStated: 'नहीं बताया',
    open: 'अभी नहीं देखा',
    matches: 'देखा, सही है',
    differs: 'अलग है',
    changed: 'फैसले के बाद बदला',
  },
  sources: {
    register: 'सरकारी सूची',
    copy: 'दस्तावेज की नकल',
    original: 'वहां जाकर असली दस्तावेज',
    call: 'फोन पर बात',
  },
  seenAt: (source, date) => `${source}, ${date}`,
  decidedBy: (person, date) => `${person} ने ${date} को फैसला किया`,
  decidedOn: (date) => `${date} को फैसला हुआ`,
  note: 'हमारी टीम के लिए नोट',
  noteHint: 'इसे सिर्फ हमारी टीम पढ़ेगी। आधार नंबर न लिखें।',
  decide: 'फैसला करें',
  change: 'बदलें',
  result: 'आपने क्या देखा?',
  undecided: 'अभी फैसला नहीं',
  source: 'कहां देखा?',
  seenOn: 'किस दिन देखा',
  save: 'यह फैसला सहेजें',
  noneSeen: 'कम से कम एक दस्तावेज देखा हुआ और सही हो, तभी कह सकते हैं कि दस्तावेज सही हैं।',
  verifiedBy: (person, date) => `${person} ने ${date} को जांच की।`,
  verifiedOn: (date) => `${date} को जांच हुई।`,
  willRead: 'लोग यह पढ़ेंगे',
  reads: 'लोग अभी यह पढ़ते हैं',
};

export default documentChecks;
