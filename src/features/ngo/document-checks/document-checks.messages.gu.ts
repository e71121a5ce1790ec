import type en from './document-checks.messages.en.ts';

const documentChecks: typeof en = {
  title: 'એક-એક દસ્તાવેજ',
  lead: 'દરેકને સરકારી યાદી સાથે સરખાવો અથવા તેની નકલ જુઓ, અને જે જોયું તે સાચવો. દરેક નિર્ણય તરત સચવાય છે.',
  seen: (count, seen, all) => `${all}માંથી ${seen} ${count === 1 ? 'જોયો' : 'જોયા'}`,
  counts: {
    differs: (count) => `જુદા છે: ${count}`,
    changed: (count) => `પછી બદલાયા: ${count}`,
    notStated: (count) => `જણાવ્યા નથી: ${count}`,
  },
  toDecision: 'નિર્ણય પર જાઓ',
  states: {
    notStated: 'જણાવ્યું નથી',
    open: 'હજી જોયું નથી',
    matches: 'જોયું, બરાબર છે',
    differs: 'જુદું છે',
    changed: 'નિર્ણય પછી બદલાયું',
  },
  sources: {
    register: 'સરકારી યાદી',
    copy: 'દસ્તાવેજની નકલ',
    original: 'મુલાકાતમાં અસલ દસ્તાવેજ',
    call: 'ફોન પર વાત',
  },
  seenAt: (source, date) => `${source}, ${date}`,
  decidedBy: (person, date) => `${person}, ${date}ના રોજ નિર્ણય`,
  decidedOn: (date) => `${date}ના રોજ નિર્ણય`,
  note: 'આપણી ટીમ માટે નોંધ',
  noteHint: 'આ ફક્ત આપણી ટીમ વાંચશે. આધાર નંબર ન લખો.',
  decide: 'નિર્ણય લો',
  change: 'બદલો',
  result: 'તમે શું જોયું?',
  undecided: 'હમણાં નિર્ણય નહીં',
  source: 'ક્યાં જોયું?',
  seenOn: 'કયા દિવસે જોયું',
  save: 'આ નિર્ણય સાચવો',
  noneSeen: 'ઓછામાં ઓછો એક દસ્તાવેજ જોયેલો અને બરાબર હોય, પછી જ કહી શકાય કે દસ્તાવેજો બરાબર છે.',
  verifiedBy: (person, date) => `ચકાસણી: ${person}, ${date}.`,
  verifiedOn: (date) => `${date}ના રોજ ચકાસણી થઈ.`,
  willRead: 'લોકો આ વાંચશે',
  reads: 'લોકો હાલ આ વાંચે છે',
};

export default documentChecks;
