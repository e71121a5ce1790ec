import { pluralIn } from '#src/messages/plural.ts';
import type en from './bank-statement.messages.en.ts';

const plural = pluralIn('hi');

const bankStatement: typeof en = {
  title: 'बैंक स्टेटमेंट',
  start: (count, shown) =>
    plural(count, {
      0: 'बैंक स्टेटमेंट में दान खोजें',
      one: `${shown} दान को बैंक स्टेटमेंट का इंतजार है`,
      other: `${shown} दान को बैंक स्टेटमेंट का इंतजार है`,
    }),
  lead: 'अपने बैंक की वेबसाइट से स्टेटमेंट एक्सेल (XLSX) या CSV के रूप में डाउनलोड करें और यहां चुनें। हम दिखाएंगे कि कौन से दान उसमें आ चुके हैं; फिर सबको एक साथ पक्का करें।',
  private: 'हम फाइल केवल पढ़ते हैं। रखते नहीं।',
  file: 'स्टेटमेंट की फाइल',
  fileHint: 'XLSX या CSV, ज्यादा से ज्यादा 10 MB',
  choose: 'फाइल चुनें',
  noFile: 'अभी कोई फाइल नहीं चुनी',
  read: 'स्टेटमेंट पढ़ें',
  reading: 'स्टेटमेंट पढ़ा जा रहा है …',
  other: 'दूसरी फाइल चुनें',

  columns: {
    title: 'किस कॉलम में क्या है?',
    lead: 'इस स्टेटमेंट के शीर्षक हम नहीं पहचानते। एक बार बताएं कि किस कॉलम में क्या है; फिर हम याद रखेंगे।',
    again: 'जो गलत हो उसे बदलें। ऐसे शीर्षक वाले स्टेटमेंट के लिए हम याद रखेंगे।',
    date: 'तारीख',
    dateHint: 'जिस दिन पैसे आए',
    narration: 'विवरण',
    narrationHint: 'जहां देने वाले का नाम और भुगतान नंबर (UTR) हो',
    reference: 'रेफरेंस नंबर',
    credit: 'जमा राशि',
    creditHint: 'क्रेडिट या डिपॉजिट; या राशि का अकेला कॉलम',
    direction: 'Cr या Dr',
    directionHint: 'केवल तब, जब सारी राशि एक ही कॉलम में हो',
    none: 'ऐसा कॉलम नहीं है',
    choose: 'कॉलम चुनें',
    column: (place) => `कॉलम ${place}`,
    option: (heading, sample) => `${heading}: ${sample}`,
    preview: 'पहली लाइनें, जैसे हम पढ़ते हैं',
    confirm: 'सेव करें और पढ़ें',
    details: 'हमने कॉलम कैसे पढ़े',
    nothing: 'कुछ नहीं',
    change: 'कॉलम मैं चुनूं',
    monthFirst: 'इस फाइल में तारीख में महीना पहले है। हमने वैसे ही पढ़ा है।',
  },

  headline: (count, shown) =>
    plural(count, { one: `${shown} दान बैंक में मिला`, other: `${shown} दान बैंक में मिले` }),
  headlinePerhaps: (count, shown) =>
    plural(count, { one: `${shown} भुगतान दान हो सकता है`, other: `${shown} भुगतान दान हो सकते हैं` }),
  headlineNothing: 'जिस दान का इंतजार है, वह इस स्टेटमेंट में नहीं है',
  headlineReceived: (count, shown) =>
    plural(count, { one: `${shown} दान पक्का हुआ`, other: `${shown} दान पक्के हुए` }),
  counts: (rows, credits) => `पढ़ी गई लाइनें: ${rows}। इनमें से ${credits} में पैसे जमा हुए हैं।`,
  receiptsFollow: 'दान देने वालों को रसीद ईमेल से मिलेगी।',

  proved: { title: 'बैंक में मिले', lead: 'भुगतान नंबर या रेफरेंस, और राशि, एक जैसे हैं।' },
  perhaps: {
    title: 'शायद',
    lead: 'यह आप ही बता सकते हैं: नाम मिलाएं, और जो सही हो उस पर निशान लगाएं।',
  },
  gift: 'दान',
  amount: 'राशि',
  bank: 'बैंक में',
  why: 'क्यों',
  whose: 'यह किसका दान है?',
  candidate: (donor, reference, day) => `${donor}, ${reference}, ${day}`,
  tick: (reference) => `दान ${reference}`,
  reasons: {
    number: 'भुगतान नंबर (UTR) एक जैसा है',
    reference: 'भुगतान में हमारा रेफरेंस है',
    numberAndReference: 'भुगतान नंबर एक जैसा है, और हमारा रेफरेंस भी है',
    sameNumber: 'कई दाताओं ने यही भुगतान नंबर दिया है',
    otherDay: (day) => `भुगतान नंबर एक जैसा है, पर दान ${day} को शुरू हुआ था`,
    similarNumber: (utr) => `दाता ने मिलता-जुलता भुगतान नंबर लिखा है: ${utr}`,
    amount: (day) => `राशि एक जैसी है, और दान ${day} को शुरू हुआ था`,
  },
  numberOf: (utr) => `UTR ${utr}`,
  row: (row) => `लाइन ${row}`,
  received: 'मिल गया',
  more: (count) => `${count} और दिखाएं`,
  confirm: (count, shown, amount) =>
    plural(count, { one: `${shown} दान पक्का करें (${amount})`, other: `${shown} दान पक्के करें (${amount})` }),
  nothingTicked: 'जो दान पक्के करने हों, उन पर निशान लगाएं।',
  progress: (done, total) => `पक्के हो रहे हैं: ${total} में से ${done}`,
  notAll: (count, shown) =>
    plural(count, {
      one: `${shown} दान पक्का नहीं हुआ। कारण सूची में है।`,
      other: `${shown} दान पक्के नहीं हुए। कारण सूची में है।`,
    }),

  differs: {
    title: 'राशि अलग है',
    lead: 'भुगतान नंबर एक जैसा है, पर राशि अलग है। दान खोलकर तय करें।',
    expected: (amount) => `दाता कहते हैं ${amount}`,
    open: (reference) => `${reference} खोलें`,
  },
  unmatched: {
    title: 'पैसे जो किसी दान के नहीं हैं',
    lead: 'इनमें से कोई दान हो, तो खुद जोड़ें। फिर उसके दाता को भी रसीद मिलेगी।',
    add: 'दान के रूप में जोड़ें',
    addOf: (amount, day) => `${amount}, ${day}`,
    recorded: 'शायद आपने पहले ही जोड़ा है:',
  },
  used: {
    title: 'पहले गिने जा चुके',
    lead: 'ये लाइनें पहले किसी दान में गिनी जा चुकी हैं। दोबारा नहीं गिनी जातीं।',
  },
  unreadable: {
    title: 'लाइनें जो पढ़ी नहीं गईं',
    lead: 'तारीख या राशि साफ नहीं है। अपनी फाइल में देख लें।',
  },
  first: (count) => `केवल पहले ${count} दिखाए हैं।`,
};

export default bankStatement;
