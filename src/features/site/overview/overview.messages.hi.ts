import type en from './overview.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('hi');

const overview: typeof en = {
  title: 'एक नजर में',
  headline: (count, shown) =>
    plural(count, { one: `हमारी टीम का ${shown} काम बाकी है`, other: `हमारी टीम के ${shown} काम बाकी हैं` }),
  nothing: 'अभी कुछ बाकी नहीं है',
  nothingLead: 'मदद के अनुरोध, जांच वाली संस्थाएं, संदेश और ईमेल का काम आते ही यहां दिखेगा।',
  lead: (date) => `सबसे पुराना सबसे ऊपर। पहला काम ${date} से बाकी है।`,
  filter: 'क्या बाकी है',
  all: 'सब कुछ',
  noneOfKind: 'इसमें से कुछ बाकी नहीं है',
  showAll: 'सारा बाकी काम देखें',
  what: 'क्या',
  why: 'क्यों बाकी है',
  since: 'कब से बाकी',
  days: (count, shown) => plural(count, { 0: 'आज', other: `${shown} दिन` }),
  sinceDay: (date, days) => `${date} (${days})`,
  about: (name) => `${name} के बारे में`,
  gone: 'अब यहां नहीं है',
  kinds: {
    overdue: '72 घंटे से जवाब नहीं',
    withStaff: 'हमारी टीम के पास अनुरोध',
    new: 'जांच करवाना चाहती है',
    papers: 'दस्तावेज बदले हैं',
    claim: 'दावा: संस्था हमारी है',
    bankChange: 'बैंक विवरण बदल रही है',
    gatewayChange: 'Razorpay की कुंजियां बदल रही है',
    ngoChange: 'नाम या संपर्क के विवरण बदल रही है',
    frozen: 'बैंक विवरण बदलना बंद है',
    message: 'संदेश',
    mail: 'ईमेल नहीं भेजा जा सका',
  },
  groups: {
    helpRequests: 'मदद के अनुरोध',
    ngos: 'जांच बाकी',
    bankDetails: 'पैसे और संपर्क',
    messages: 'संदेश',
    mails: 'नहीं भेजे गए ईमेल',
  },
  byStatus: 'स्थिति के हिसाब से सभी संस्थाएं',
};
export default overview;
