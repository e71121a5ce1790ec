import type { Catalogue } from '../messages.tsx';

const dashboard: Catalogue['dashboard'] = {
  title: 'आज',
  headline: {
    pending: 'हम आपके कागज जांच रहे हैं',
    sentBack: 'जांच से पहले कुछ बाकी है',
    suspended: 'आपका पेज अभी नहीं दिख रहा',
    people: (count: number, text: string) =>
      count === 1 ? 'एक व्यक्ति आपकी राह देख रहा है' : `${text} लोग आपकी राह देख रहे हैं`,
    registered: (count: number, text: string) =>
      count === 1 ? 'एक व्यक्ति ने आपकी योजना में पंजीकरण किया' : `${text} लोगों ने आपकी योजनाओं में पंजीकरण किया`,
    missing: (count: string) => `आपका पेज खुला है। ${count} चीजों से वह और अच्छा होगा।`,
    missingOne: 'आपका पेज खुला है। एक चीज से वह और अच्छा होगा।',
    fine: 'आपका पेज खुला और पूरा है',
  },
  standing: {
    pending: (date: string) =>
      `आपने ${date} को कहा। जांच में आम तौर पर तीन दिन लगते हैं; हम आपको लिखेंगे। तब तक यहां सब तैयार करें: अभी कोई और नहीं देखता।`,
    sentBack: (date: string) => `${date} को हमारे लोगों ने लिखा:`,
    sentBackNext: 'अपने पेज पर ठीक करके सहेजें: तब हम फिर देखेंगे।',
    suspended: 'हमारे लोगों ने लिखा:',
    suspendedNext: 'अपने पेज पर ठीक करें और हमें लिखें।',
    verified: (date: string) => `कागज ${date} को जांचे गए`,
    papersChanged: (date: string) => `आपने ${date} को कागज बदले। हम फिर जांचेंगे; आपका पेज खुला रहेगा।`,
    unlisted: 'अभी लोगों को नहीं दिखता',
  },
  numbers: {
    requests: 'मदद के अनुरोधों का जवाब बाकी',
    registrations: 'योजनाओं में नए पंजीकरण',
    viewsThisMonth: 'बार इस महीने पेज देखा गया',
    viewsYear: 'बार बारह महीनों में पेज देखा गया',
    missing: 'चीजें पेज पर बाकी',
  },
  views: {
    heading: 'आपका पेज कितनी बार देखा गया, महीने के हिसाब से',
    lead: 'पिछले बारह महीने; यह महीना अभी चल रहा है। हम केवल गिनते हैं, किसने देखा यह नहीं रखते।',
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
    none: 'एक साल में कोई कागज समाप्त नहीं होता।',
    days: (count: string) => `${count} दिन`,
    today: 'आज',
    ended: 'समाप्त',
    endsOn: (paper: string, date: string) => `${paper} ${date} को समाप्त होगा।`,
    endedOn: (paper: string, date: string) => `${paper} ${date} को समाप्त हो गया।`,
    papers: { reg12A: '12A', reg80G: '80G', fcra: 'FCRA' },
  },
  page: {
    heading: 'आपका पेज',
    add: (part: string) => `जोड़ें: ${part}`,
    parts: {
      photos: 'फोटो',
      nameGu: 'गुजराती में नाम',
      nameHi: 'हिंदी में नाम',
      mission: 'एक वाक्य में उद्देश्य',
      description: 'आप क्या करते हैं',
      services: 'आपकी सेवाएं',
      address: 'पता',
      phone: 'फोन नंबर',
      email: 'ईमेल',
      darpanId: 'एनजीओ दर्पण नंबर',
      pan: 'पैन',
      reg80G: '80G की जानकारी',
      website: 'वेबसाइट',
    },
    complete: 'सब कुछ है',
  },
};
export default dashboard;
