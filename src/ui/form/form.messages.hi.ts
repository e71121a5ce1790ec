import type en from './form.messages.en.ts';

const form: typeof en = {
  optional: 'चाहें तो',
  show: 'दिखाएं',
  hide: 'छिपाएं',
  sending: 'भेजा जा रहा है ...',
  pleaseMend: 'कृपया इन्हें फिर देखें:',
  unreachable: 'अभी साइट से कनेक्शन नहीं हो पा रहा है। आपका लिखा खोया नहीं है: थोड़ी देर में फिर कोशिश करें।',
  callNgo: 'फोन करने के लिए संस्था खोजें',
  /** What may be wrong with a field of any form. */
  errors: {
    emailRequired: 'ईमेल जरूरी है',
    emailInvalid: 'ईमेल पता सही नहीं है',
    textLong: 'यह बहुत लंबा है।',
    aadhaar: 'लगता है इसमें आधार नंबर है। कृपया उसे हटा दें: हमें उसे रखने की अनुमति नहीं है।',
  },
  /** The quick way out. */
  exit: { label: 'जल्दी बाहर निकलें', leave: 'यह पेज छोड़ें' },
};
export default form;
