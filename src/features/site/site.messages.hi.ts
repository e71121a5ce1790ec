import { BRAND } from '#src/brand.ts';
import type en from './site.messages.en.ts';

const site: typeof en = {
  brand: BRAND.name.hi,
  area: 'आपका अकाउंट',
  brandHome: `${BRAND.name.hi}, होम पेज`,
  /** How wide the logo with the name in this script is, at a height of 28. */
  logoWidth: 91,
  home: 'होम',
  skip: 'मुख्य भाग पर जाएं',
  language: 'भाषा',
  main: 'मुख्य',
  whereYouAre: 'आप कहां हैं',
  nav: { help: 'मदद पाएं', ngos: 'संस्थाएं', schemes: 'योजनाएं', events: 'कार्यक्रम', donate: 'दान' },
  helplines: 'हेल्पलाइन',
  foot: {
    help: 'मदद और हेल्पलाइन',
    'helpRequest/status': 'आपका अनुरोध',
    about: 'हमारे बारे में',
    contact: 'संपर्क करें',
    feedback: 'प्रतिक्रिया',
    websitePolicy: 'वेबसाइट नीति',
    sitemap: 'साइट मैप',
    logIn: 'संस्था के लिए साइन इन',
  },
  openData: 'ओपन डेटा',
  notice: 'सूचना',
  demo: 'यह नमूना है: यहां दिखाई गई सभी संस्थाएं और लोग काल्पनिक हैं।',
  writtenIn: { en: 'अंग्रेजी में', gu: 'गुजराती में', hi: 'हिंदी में' },
  askForHelp: 'मदद मांगें',
  search: 'खोजें',
  find: {
    what: 'आपको क्या चाहिए?',
    example: 'आंख, खून, फीस',
    where: 'किस शहर में?',
    anyTown: 'कोई भी शहर',
    suggestions: 'सुझाव',
    suggested: (count) => `${count} सुझाव`,
    kindNeed: 'जरूरत',
    kindNgo: 'संस्था',
    kindCategory: 'काम',
    kindCity: 'शहर',
  },
  months: ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  loading: 'लोड हो रहा है...',
  error: {
    title: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें',
    hint: 'आपने जो लिखा है वह सुरक्षित है। फिर ऐसा हो तो हमें यह नंबर बताएं:',
    hintPlain: 'आपने जो लिखा है वह सुरक्षित है।',
    again: 'फिर से कोशिश करें',
  },
  badRequest: {
    title: 'यह लिंक ठीक नहीं है',
    lead: 'लिंक में कुछ गलत है। खोज से फिर शुरू करें।',
  },
  notFound: {
    title: 'ओह 404! वह पेज नहीं मिला।',
    lead: 'लिंक पुराना हो सकता है, या उसमें कोई अक्षर छूट गया हो।',
    home: 'होम पेज पर वापस जाएं',
  },
};

export default site;
