import type en from './certificate-paper.messages.en.ts';

const hoursOf = (minutes: number, shown: string) => (minutes === 60 ? '1 घंटा' : `${shown} घंटे`);

const paper: typeof en = {
  title: 'स्वयंसेवा प्रमाणपत्र',
  fileTitle: (name) => `स्वयंसेवा प्रमाणपत्र: ${name}`,
  for: 'यह प्रमाणपत्र इनके लिए है',
  onDay: (minutes, shown, day) => `इन्होंने ${day} को ${hoursOf(minutes, shown)} स्वयंसेवा की है।`,
  inPeriod: (minutes, shown, [from, to]) =>
    `इन्होंने ${from} से ${to} तक ${hoursOf(minutes, shown)} स्वयंसेवा की है।`,
  thanks: 'आपके समय के लिए धन्यवाद।',
  ngo: 'संस्था',
  issued: 'स्थान और तारीख',
  placeAndDay: (place, day) => `${place}, ${day}`,
  number: 'प्रमाणपत्र नंबर',
  check: 'यह प्रमाणपत्र यहां जांचें:',
  code: 'इस प्रमाणपत्र को जांचने के पते का QR कोड',
  mail: {
    subject: (ngo) => `${ngo} की ओर से आपका प्रमाणपत्र`,
    line: (ngo, minutes, shown) => `${hoursOf(minutes, shown)} स्वयंसेवा के लिए ${ngo} आपका धन्यवाद करती है।`,
    attached: 'आपका प्रमाणपत्र PDF में साथ है। इसे छाप सकते हैं या आगे भेज सकते हैं।',
    check: (number) =>
      `इसका नंबर ${number} है। नीचे के लिंक से कोई भी इसे जांच सकता है। उन्हें आपका नाम नहीं, केवल पहले अक्षर दिखते हैं।`,
    link: 'देखें कि दूसरों को क्या दिखता है',
  },
};
export default paper;
