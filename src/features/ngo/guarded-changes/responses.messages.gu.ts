import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    contactsFrozen:
      'કોઈએ કહ્યું કે એક ફેરફાર તમે કર્યો નથી. અમારી ટીમ તમારી સાથે વાત ન કરે ત્યાં સુધી તમે તે જ ફોન નંબર, ઈમેલ અને લિંક લખી શકો જે તમારા પેજ પર છે. આ ત્યાં નથી: {0}',
    ngoSavedWaits: 'સાચવ્યું. કેટલુંક પછીથી દેખાશે: શું અને ક્યારથી તે ફોર્મમાં લખ્યું છે.',
    ngoChangeWithdrawn: 'પાછું ખેંચ્યું. તમારું પેજ એમ જ રહેશે.',
  },
};
export default responses;
