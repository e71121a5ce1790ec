import { pluralIn } from '#src/messages/plural.ts';
import type en from './yearly-statement.messages.en.ts';

const plural = pluralIn('hi');

const yearlyStatement: typeof en = {
  title: 'वार्षिक विवरणी',
  headlineEmpty: (year) => `${year} में कोई दान नहीं मिला`,
  withoutId: (count, shown) =>
    plural(count, { one: `${shown} दाता का PAN अभी नहीं है`, other: `${shown} दाताओं का PAN अभी नहीं है` }),
  withoutAddress: (count, shown) =>
    plural(count, { one: `${shown} दाता का पता अभी नहीं है`, other: `${shown} दाताओं का पता अभी नहीं है` }),
  withoutRegistration: 'आपका 80G नंबर अभी अधूरा है',
  complete: (year) => `${year} की विवरणी तैयार है`,
  lead: (form, act, due) => `फॉर्म ${form} (${act})। टैक्स पोर्टल पर ${due} तक भरें।`,
  sums: (donors, shown, amount) =>
    plural(donors, {
      0: `सभी दान मिलाकर ${amount}।`,
      one: `नाम वाले ${shown} दाता। सभी दान मिलाकर ${amount}।`,
      other: `नाम वाले ${shown} दाता। सभी दान मिलाकर ${amount}।`,
    }),
  year: 'वित्तीय वर्ष',

  ngo: {
    title: 'हर लाइन में कुछ कमी है',
    urn: 'आपकी संस्था का 80G पंजीकरण नंबर।',
    urnLink: 'अपने पेज पर लिखें',
    issuedOn: 'आपका 80G नंबर किस दिन मिला।',
    issuedOnLink: 'सेटिंग में लिखें',
  },

  columns: { donor: 'दाता', id: 'नंबर', type: 'प्रकार', amount: 'राशि', check: 'स्थिति' },
  modes: { electronic: 'बैंक, UPI या चेक', cash: 'नकद', kind: 'वस्तु के रूप में' },
  gifts: (count, shown) => plural(count, { one: `${shown} दान`, other: `${shown} दान` }),
  noName: 'बिना नाम',
  noAddress: 'पता नहीं है',
  problems: {
    id: 'PAN या कोई और नंबर नहीं है',
    name: 'नाम नहीं है: फाइल में नहीं आएगा',
    address: 'पता नहीं है',
    amount: '₹1 से कम मूल्य: फाइल में नहीं आएगा',
  },
  add: 'जोड़ें',
  addOf: (donor) => `${donor} के लिए`,
  notes: {
    kind: 'वस्तु के रूप में दिए दान पर दाता को टैक्स में छूट नहीं मिलती।',
    cash: (limit) => `${limit} से ज्यादा नकद पर दाता को टैक्स में छूट नहीं मिलती।`,
    paise: 'पोर्टल पूरे रुपये ही लेता है; पैसे छोड़ दिए हैं।',
  },
  rowComplete: 'पूरा',

  file: {
    title: 'टैक्स पोर्टल के लिए फाइल',
    lead: 'पोर्टल के नमूने के बारह कॉलम वाली CSV। इसमें PAN पूरे होते हैं, इसलिए हम आपका पासवर्ड पूछते हैं।',
    save: 'फाइल सेव करें',
    ask: 'कुछ कमी है, फिर भी सेव करनी है?',
    incomplete: (count, shown) =>
      plural(count, {
        one: `${shown} लाइन में नंबर या पता नहीं है। पोर्टल इसे ऐसे नहीं लेगा।`,
        other: `${shown} लाइनों में नंबर या पता नहीं है। पोर्टल इन्हें ऐसे नहीं लेगा।`,
      }),
    leftOut: (count, shown) =>
      plural(count, {
        one: `${shown} लाइन फाइल में नहीं आएगी, क्योंकि नाम नहीं है या मूल्य ₹1 से कम है।`,
        other: `${shown} लाइनें फाइल में नहीं आएंगी, क्योंकि नाम नहीं है या मूल्य ₹1 से कम है।`,
      }),
    registration: 'हर लाइन में 80G नंबर या उसकी तारीख नहीं है।',
    confirm: 'फिर भी सेव करें',
    saved: (time) => `पिछली बार सेव की: ${time}।`,
    unchanged: 'उसके बाद कुछ नहीं बदला।',
    changed: (count, shown) =>
      plural(count, {
        one: `उसके बाद ${shown} दान बदला है। फाइल फिर से सेव करें; विवरणी भर दी हो तो सुधारी हुई भरें।`,
        other: `उसके बाद ${shown} दान बदले हैं। फाइल फिर से सेव करें; विवरणी भर दी हो तो सुधारी हुई भरें।`,
      }),
    about: 'इस फाइल के बारे में',
    facts: [
      'पहले टैक्स पोर्टल से नया नमूना डाउनलोड करें और उसके शीर्षक इस फाइल से मिलाएं। पोर्टल उन्हें कभी-कभी बदलता है।',
      'एक दाता के दान एक लाइन में आते हैं, जब तक प्रकार या देने का तरीका अलग न हो।',
      'जो वापस किया गया वह घटाया जाता है। रद्द किए दान नहीं आते।',
      'वस्तु के रूप में और बिना छूट वाले नकद दान भी फाइल में हैं। उन्हें दिखाना है या नहीं, अपने लेखाकार से पूछें।',
    ],
    section: (code, certificate) =>
      `धारा का कोड: ${code}। विवरणी भरने के बाद दाताओं को फॉर्म ${certificate} मिलता है।`,
  },
  emptyTitle: 'इस वर्ष के लिए कुछ नहीं भरना है',
  emptyLead: 'दान मिलने के बाद यहां दिखते हैं।',
};

export default yearlyStatement;
