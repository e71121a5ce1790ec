import type en from './registration.messages.en.ts';

const register: typeof en = {
  title: 'इस योजना के लिए पंजीकरण',
  pageTitle: (scheme) => `पंजीकरण: ${scheme}`,
  description: (scheme, ngo) => `${ngo} की योजना ${scheme} के लिए पंजीकरण करें।`,
  offeredBy: 'देने वाली संस्था:',
  fields: {
    name: 'नाम',
    mobileNumber: 'मोबाइल नंबर',
    email: 'ईमेल',
    address: 'पता',
    city: 'शहर',
  },
  hints: {
    mobileNumber: 'संस्था आपको इस नंबर पर फोन कर सकती है।',
    email: 'इस पर आपको ईमेल मिलेगा। उसमें अपने पंजीकरण की पुष्टि करें।',
  },
  chooseCity: 'शहर चुनें',
  submit: 'भेजें',
  back: 'वापस',
  retention: (ngo, days, years) =>
    `यहां लिखी बातें सिर्फ ${ngo} देख सकती है, ताकि आपका पंजीकरण देखे और आपसे संपर्क करे। संस्था के फैसले के ${days} दिन बाद, या ${years} साल तक कोई बदलाव न होने पर, ये मिटा दी जाती हैं।`,
  next: {
    heading: 'इसके बाद क्या होगा',
    steps: [
      ['आपका पंजीकरण संस्था को मिलेगा', 'तुरंत।'],
      ['आपको ईमेल मिलेगा', 'उसमें दिया लिंक खोलकर पुष्टि करें कि पंजीकरण आपने ही किया है।'],
      ['संस्था संपर्क करेगी', 'योजना के जरूरी दस्तावेज तैयार रखें।'],
    ],
  },
  registered: 'योजना के लिए आपका पंजीकरण हो गया',
  doneText: (ngo) => `आपका पंजीकरण ${ngo} को मिल गया है। संस्था आपसे संपर्क करेगी।`,
  /** The page that the link in the mail leads to. */
  confirm: {
    title: 'अपने पंजीकरण की पुष्टि करें',
    lead: 'बटन दबाएं, ताकि संस्था को पता चले कि यह ईमेल आपका ही है।',
    submit: 'पुष्टि करें',
    confirmed: 'आपके पंजीकरण की पुष्टि हो गई',
    schemes: 'सभी योजनाएं देखें',
  },
  toScheme: 'योजना पर वापस',
  home: 'होम पेज पर जाएं',
  /** Sent, and it did not work. */
  failed: 'कुछ गड़बड़ हो गई। फिर से कोशिश करें',
  /** What may be wrong with a field. */
  errors: {
    schemeUserNameRequired: 'नाम जरूरी है',
    schemeUserMobileRequired: 'मोबाइल नंबर जरूरी है',
    schemeUserEmailRequired: 'ईमेल जरूरी है',
    schemeUserAddressRequired: 'पता जरूरी है',
    schemeUserCityRequired: 'शहर जरूरी है',
  },
};

export default register;
