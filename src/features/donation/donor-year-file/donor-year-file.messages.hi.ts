import type en from './donor-year-file.messages.en.ts';

const messages: typeof en = {
  ask: (year) => `${year} के दान और रसीदें मुझे ईमेल से भेजें (PDF)`,
  mail: {
    subject: (year) => `${year} की आपकी रसीदें`,
    line: (year) => `${year} के आपके दान और रसीदों की PDF फाइल तैयार है।`,
    until: (days) => `हम इसे ${days} दिन रखेंगे। जिसके पास यह लिंक हो वह फाइल खोल सकता है, इसलिए लिंक किसी को न दें।`,
    link: 'फाइल खोलें',
  },
};
export default messages;
