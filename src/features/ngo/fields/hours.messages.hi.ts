import type en from './hours.messages.en.ts';

const hours: typeof en = {
  heading: 'खुलने का समय',
  lead: 'लोग कब आ सकते हैं या फोन कर सकते हैं? दिन पर टिक करें और लिखें कि कब से कब तक। दूसरी लाइन बाकी दिनों के लिए है, जैसे शनिवार।',
  line: (number) => `समय ${number}`,
  days: {
    Mo: 'सोमवार',
    Tu: 'मंगलवार',
    We: 'बुधवार',
    Th: 'गुरुवार',
    Fr: 'शुक्रवार',
    Sa: 'शनिवार',
    Su: 'रविवार',
  },
  opens: 'कब से',
  closes: 'कब तक',
  everyDay: 'हर दिन',
  range: (first, last) => `${first} से ${last}`,
  open: (days, from, to) => `${days}, ${from} से ${to}`,
  dayAndNight: (days) => `${days}, दिन-रात`,
};

export default hours;
