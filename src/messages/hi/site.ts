import { BRAND } from '#src/brand.ts';
import type { Catalogue } from '../messages.tsx';

const site: Catalogue['site'] = {
  brand: BRAND.name.hi,
  brandHome: `${BRAND.name.hi}, होम`,
  /** How wide the logo with the name in this script is, at a height of 28. */
  logoWidth: 91,
  home: 'होम',
  skip: 'मुख्य सामग्री पर जाएं',
  language: 'भाषा',
  main: 'मुख्य',
  whereYouAre: 'आप कहां हैं',
  nav: { help: 'मदद', ngos: 'संस्थाएं', schemes: 'योजनाएं', events: 'कार्यक्रम', donate: 'दान' },
  helplines: 'हेल्पलाइन',
  foot: {
    help: 'मदद',
    'helpRequest/status': 'आपका अनुरोध',
    about: 'हमारे बारे में',
    contact: 'संपर्क करें',
    feedback: 'प्रतिक्रिया',
    websitePolicy: 'वेबसाइट नीति',
    sitemap: 'साइट मैप',
    logIn: 'संस्था साइन इन',
  },
  openData: 'खुला डेटा',
  notice: 'सूचना',
  demo: 'यह नमूना है: यहां दिखाई गई सभी संस्थाएं और लोग काल्पनिक हैं।',
  askForHelp: 'मदद मांगें',
  search: 'खोजें',
  find: {
    what: 'आपको क्या चाहिए?',
    example: 'आंख जांच, रक्त, फीस',
    where: 'किस शहर में?',
    anyTown: 'सभी शहर',
    suggestions: 'सुझाव',
    suggested: (count) => `${count} सुझाव`,
    kindNgo: 'संस्था',
    kindCategory: 'काम',
    kindCity: 'शहर',
  },
  months: ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
  loading: 'लोड हो रहा है...',
  error: {
    title: 'कुछ गड़बड़ हो गई। कृपया फिर से प्रयास करें',
    hint: 'आपने जो लिखा है वह सुरक्षित है। फिर ऐसा हो तो हमें यह नंबर बताएं:',
    hintPlain: 'आपने जो लिखा है वह सुरक्षित है।',
    again: 'फिर से प्रयास करें',
  },
  badRequest: {
    title: 'यह पता ठीक नहीं है',
    lead: 'इसका कोई हिस्सा ऐसा है जो मौजूद नहीं है। खोज से फिर शुरू करें।',
  },
  notFound: {
    title: 'ओह 404! वह पृष्ठ नहीं मिला।',
    lead: 'लिंक पुराना हो सकता है, या कोई अक्षर रास्ते में छूट गया।',
    home: 'होमपेज पर वापस जाएं',
  },
};

export default site;
