import type en from './help-request.messages.en.ts';

export default {
  categories: { Education: 'शिक्षा', Occupation: 'रोजगार', Health: 'स्वास्थ्य' },
  erased: 'मिटाया गया',
  statuses: { open: 'जवाब बाकी', accepted: 'स्वीकार हुआ', resolved: 'जवाब मिला', closed: 'बंद' },
  outcomes: {
    helped: 'मदद मिली',
    referred: 'किसी और के पास भेजा',
    notReachable: 'संपर्क नहीं हो सका',
    notEligible: 'पात्र नहीं',
    noCapacity: 'अभी नहीं ले सकते',
  },
} satisfies typeof en;
