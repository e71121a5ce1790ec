import type en from './today.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('hi');

const dashboard: typeof en = {
  title: 'आज',
  headline: {
    pending: 'हम आपके दस्तावेज जांच रहे हैं',
    documentsMissing: 'हमें बाकी दस्तावेजों का इंतजार है',
    sentBack: 'जांच के लिए हमें आपसे कुछ और चाहिए',
    suspended: 'आपका पेज अभी नहीं दिख रहा',
    people: (count, shown) =>
      plural(count, {
        one: `${shown} व्यक्ति को आपके जवाब का इंतजार है`,
        other: `${shown} लोगों को आपके जवाब का इंतजार है`,
      }),
    registered: (count, shown) =>
      plural(count, {
        one: `${shown} व्यक्ति ने आपकी योजनाओं में पंजीकरण किया`,
        other: `${shown} लोगों ने आपकी योजनाओं में पंजीकरण किया`,
      }),
    volunteers: (count, shown) =>
      plural(count, {
        one: 'एक व्यक्ति स्वयंसेवक बनना चाहता है',
        other: `${shown} लोग स्वयंसेवक बनना चाहते हैं`,
      }),
    claims: (count, shown) =>
      plural(count, {
        one: `${shown} भुगतान आपको बैंक में देखना है`,
        other: `${shown} भुगतान आपको बैंक में देखने हैं`,
      }),
    missing: (count, shown) =>
      plural(count, {
        one: `आपका पेज चालू है। ${shown} जानकारी और जोड़ेंगे तो यह बेहतर हो जाएगा।`,
        other: `आपका पेज चालू है। ${shown} जानकारियां और जोड़ेंगे तो यह बेहतर हो जाएगा।`,
      }),
    fine: 'आपका पेज चालू है और कुछ बाकी नहीं है',
  },
  standing: {
    pending: (date) =>
      `आपने ${date} को संस्था की जांच के लिए कहा। इसमें आम तौर पर तीन दिन लगते हैं; फिर हम आपको ईमेल करेंगे। तब तक अपना पेज तैयार कर लें; अभी यह किसी और को नहीं दिखता।`,
    sentBack: (date) => `${date} को हमारी टीम ने लिखा:`,
    sentBackNext: 'इसे अपने पेज पर ठीक करके सहेजें। फिर हम दोबारा जांचेंगे।',
    suspended: 'हमारी टीम ने लिखा:',
    suspendedNext: 'इसे अपने पेज पर ठीक करें, फिर हमें लिखें।',
    verified: (date) => `दस्तावेज ${date} को जांचे गए`,
    papersChanged: (date) => `आपने ${date} को दस्तावेज बदले। हम फिर जांचेंगे; आपका पेज चालू रहेगा।`,
    unlisted: 'अभी लोगों को नहीं दिखता',
  },
  numbers: {
    given: (month) => `${month} में दान में मिले`,
    viewsThisMonth: 'बार इस महीने पेज देखा गया',
    viewsYear: 'बार 12 महीनों में पेज देखा गया',
  },
  setUp: {
    heading: 'अपना पेज तैयार करें',
    done: (done, all) => `${all} में से ${done} कदम पूरे हुए।`,
    preview: 'लोगों को ऐसा दिखेगा',
    lacking: (parts) => `बाकी: ${parts}`,
    steps: {
      aim: 'आप क्या करते हैं, लिखें',
      help: 'लोगों को आपसे क्या मिलेगा, लिखें',
      reach: 'आपसे कैसे संपर्क करें, लिखें',
      names: 'नाम गुजराती और हिंदी में लिखें',
      documents: 'पंजीकरण के दस्तावेज की जानकारी लिखें',
      photos: 'फोटो दिखाएं',
    },
  },
  views: {
    /** Short names under the bars, where a full name does not fit. */
    months: ['जन', 'फर', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
    heading: 'हर महीने आपका पेज कितनी बार देखा गया',
    lead: 'पिछले 12 महीने; यह महीना अभी चल रहा है। कितनी बार देखा गया, यह गिनते हैं; किसने देखा, यह नहीं।',
    none: 'अभी तक किसी ने नहीं देखा। अपने पेज का लिंक उन्हें भेजें जो आपको जानते हैं।',
  },
  waiting: {
    heading: 'क्या बाकी है',
    none: 'अभी कुछ करना बाकी नहीं है।',
    onlyMissing: 'कोई जवाब का इंतजार नहीं कर रहा। आपके पेज पर अभी और लिखा जा सकता है।',
    guarded: {
      frozen: 'किसी ने कहा कि एक बदलाव आपका नहीं था: नाम, संपर्क और बैंक के विवरण अभी बदले नहीं जा सकते',
      ngo: 'आपके पेज का एक बदलाव इंतजार में है: देख लें कि वह आपका ही है',
      money: 'बैंक के नए विवरण या Razorpay की नई कुंजियां इंतजार में हैं: देख लें कि वे आपकी ही हैं',
    },
    claim: (claimant, day) =>
      `${claimant} को ${day} से आपकी संस्था के लिए साइन इन करना है। आप उन्हें नहीं जानते तो हमारे ईमेल के लिंक से रोकें।`,
    all: (count, shown) => plural(count, { one: 'अनुरोध देखें', other: `सभी ${shown} अनुरोध देखें` }),
    registrations: (count, shown) =>
      plural(count, { one: `आपकी योजनाओं में ${shown} नया पंजीकरण`, other: `आपकी योजनाओं में ${shown} नए पंजीकरण` }),
    volunteers: (count, shown) =>
      plural(count, {
        one: 'एक व्यक्ति स्वयंसेवक बनना चाहता है',
        other: `${shown} लोग स्वयंसेवक बनना चाहते हैं`,
      }),
    claims: (_count, shown) => `बैंक में देखने के लिए ${shown} भुगतान`,
  },
  dates: {
    heading: 'याद रखने की तारीखें',
    none: 'अगले 12 महीनों में कोई अवधि पूरी नहीं होती।',
    days: (_count, shown) => `${shown} दिन बाकी`,
    today: 'आज',
    ended: 'अवधि पूरी',
    overdue: 'देर हो गई',
    endsOn: (paper, date) => `${paper} की अवधि ${date} को पूरी होगी।`,
    endedOn: (paper, date) => `${paper} की अवधि ${date} को पूरी हो गई।`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
    statement: (year, formNumber, date) => `${year} की दान विवरणी (फॉर्म ${formNumber}) ${date} तक भरनी है।`,
    statementOverdue: (year, formNumber, date) =>
      `${year} की दान विवरणी (फॉर्म ${formNumber}) ${date} तक भरनी थी।`,
    openStatement: 'वार्षिक विवरणी खोलें',
  },
  page: {
    heading: 'आपका पेज',
    add: (part) => `जोड़ें: ${part}`,
    parts: {
      photos: 'फोटो',
      nameGu: 'गुजराती में नाम',
      nameHi: 'हिंदी में नाम',
      mission: 'आपका उद्देश्य, एक वाक्य में',
      description: 'आप क्या करते हैं',
      services: 'आपकी सेवाएं',
      needs: 'लोग आपके पास किसलिए आ सकते हैं',
      address: 'पता',
      phone: 'फोन नंबर',
      email: 'ईमेल',
      darpanId: 'NGO Darpan नंबर',
      pan: 'PAN नंबर',
      reg80G: '80G की जानकारी',
      website: 'वेबसाइट',
    },
    complete: 'कुछ बाकी नहीं है',
  },
};
export default dashboard;
