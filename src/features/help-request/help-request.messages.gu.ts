import type en from './help-request.messages.en.ts';

export default {
  categories: { Education: 'શિક્ષણ', Occupation: 'રોજગાર', Health: 'આરોગ્ય' },
  erased: 'ભૂંસી નાખ્યું',
  statuses: { open: 'જવાબ બાકી', accepted: 'સ્વીકારાઈ', resolved: 'જવાબ મળ્યો', closed: 'બંધ' },
  outcomes: {
    helped: 'મદદ મળી',
    referred: 'બીજા પાસે મોકલ્યા',
    notReachable: 'સંપર્ક ન થઈ શક્યો',
    notEligible: 'પાત્ર નથી',
    noCapacity: 'હમણાં લઈ શકાય તેમ નથી',
  },
} satisfies typeof en;
