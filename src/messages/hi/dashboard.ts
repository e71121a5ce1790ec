import type { Catalogue } from '../messages.tsx';

const dashboard: Catalogue['dashboard'] = {
  title: 'आज',
  headline: {
    pending: 'हम आपके दस्तावेज जांच रहे हैं',
    sentBack: 'जांच के लिए अभी कुछ बाकी है',
    suspended: 'आपका पेज अभी नहीं दिख रहा',
    people: (count: number, text: string) =>
      count === 1 ? 'एक व्यक्ति आपका इंतजार कर रहा है' : `${text} लोग आपका इंतजार कर रहे हैं`,
    registered: (count: number, text: string) =>
      count === 1 ? 'एक व्यक्ति ने आपकी योजना में पंजीकरण किया' : `${text} लोगों ने आपकी योजनाओं में पंजीकरण किया`,
    missing: (count: string) => `आपका पेज चालू है। ${count} जानकारियां जोड़ेंगे तो और अच्छा होगा।`,
    missingOne: 'आपका पेज चालू है। एक जानकारी जोड़ेंगे तो और अच्छा होगा।',
    fine: 'आपका पेज चालू है और कुछ बाकी नहीं है',
  },
  standing: {
    pending: (date: string) =>
      `आपने ${date} को जांच के लिए भेजा। आम तौर पर तीन दिन लगते हैं; फिर हम आपको ईमेल करेंगे। तब तक यहां सब तैयार करें: अभी किसी और को नहीं दिखता।`,
    sentBack: (date: string) => `${date} को हमारी टीम ने लिखा:`,
    sentBackNext: 'अपने पेज पर ठीक करके सहेजें: तब हम फिर देखेंगे।',
    suspended: 'हमारी टीम ने लिखा:',
    suspendedNext: 'अपने पेज पर ठीक करें और हमें लिखें।',
    verified: (date: string) => `दस्तावेज ${date} को जांचे गए`,
    papersChanged: (date: string) => `आपने ${date} को दस्तावेज बदले। हम फिर जांचेंगे; आपका पेज चालू रहेगा।`,
    unlisted: 'अभी लोगों को नहीं दिखता',
  },
  numbers: {
    requests: 'मदद के अनुरोधों का जवाब बाकी',
    registrations: 'योजनाओं में नए पंजीकरण',
    viewsThisMonth: 'बार इस महीने पेज देखा गया',
    viewsYear: 'बार बारह महीनों में पेज देखा गया',
    missing: 'जानकारियां पेज पर बाकी',
  },
  views: {
    /** Short names under the bars, where a full name does not fit. */
    months: ['जन॰', 'फर॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
    heading: 'आपका पेज कितनी बार देखा गया, महीने के हिसाब से',
    lead: 'पिछले बारह महीने; यह महीना अभी चल रहा है। कितनी बार देखा गया, यह गिनते हैं; किसने देखा, यह नहीं।',
    none: 'अभी किसी ने नहीं देखा। अपने पेज का लिंक उन्हें भेजें जो आपको जानते हैं।',
    text: (month: string, count: string) => `${month}: ${count}`,
  },
  waiting: {
    heading: 'क्या बाकी है',
    none: 'कुछ बाकी नहीं है।',
    soon: 'कार्यक्रम, स्वयंसेवक और दान भी यहां दिखेंगे।',
    all: (count: number, text: string) => (count === 1 ? 'अनुरोध देखें' : `सभी ${text} अनुरोध`),
    registrations: (count: number, text: string) =>
      count === 1 ? 'योजना में एक नया पंजीकरण' : `आपकी योजनाओं में ${text} नए पंजीकरण`,
  },
  dates: {
    heading: 'याद रखने की तारीखें',
    none: 'एक साल तक किसी की अवधि पूरी नहीं होती।',
    days: (count: string) => `${count} दिन`,
    today: 'आज',
    ended: 'अवधि पूरी',
    endsOn: (paper: string, date: string) => `${paper} की अवधि ${date} को पूरी होगी।`,
    endedOn: (paper: string, date: string) => `${paper} की अवधि ${date} को पूरी हो गई।`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
  },
  page: {
    heading: 'आपका पेज',
    add: (part: string) => `जोड़ें: ${part}`,
    parts: {
      photos: 'फोटो',
      nameGu: 'गुजराती में नाम',
      nameHi: 'हिंदी में नाम',
      mission: 'आपका उद्देश्य, एक वाक्य में',
      description: 'आप क्या करते हैं',
      services: 'आपकी सेवाएं',
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
