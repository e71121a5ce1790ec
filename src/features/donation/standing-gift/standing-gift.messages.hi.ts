import type en from './standing-gift.messages.en.ts';

const standingGift: typeof en = {
  title: 'मासिक याद',
  headline: {
    next: (amount, date) => `${date} को हम ${amount} देने की याद दिलाएंगे`,
    waiting: (amount) => `हर महीने हम ${amount} देने की याद दिलाएंगे`,
  },
  waiting: 'संस्था को आपका पहला दान मिलने के एक महीने बाद याद दिलाना शुरू होगा।',
  noDebit: 'पैसा अपने आप नहीं कटता। देना है या नहीं, यह हर महीने आप तय करते हैं।',
  byItself: (most) => `लगातार ${most} याद के बाद दान न मिले तो याद दिलाना अपने आप बंद हो जाता है।`,
  facts: { ngo: 'संस्था', amount: 'राशि', purpose: 'उद्देश्य', nextOn: 'अगली याद' },
  hidden: 'यह संस्था अभी सूची में नहीं है, इसलिए याद नहीं दिलाई जाती।',
  end: 'याद दिलाना बंद करें',
  endText: 'ऐसे ईमेल फिर नहीं आएंगे, और इसके लिए जो रखा है वह तुरंत मिट जाएगा।',
  amount: {
    open: 'राशि बदलें',
    label: 'याद के लिए राशि',
    hint: 'रुपये में',
    save: 'सहेजें',
  },
  ended: 'याद दिलाना बंद हुआ',
  endedText: 'ऐसे ईमेल फिर नहीं आएंगे। आपने जो दिया उसके लिए धन्यवाद।',
  notFound: 'ऐसी कोई याद नहीं है',
  notFoundText: 'याद दिलाना बंद हो चुका होगा, या लिंक अधूरा होगा। ईमेल में आया लिंक फिर खोलें।',
  allNgos: 'दान लेने वाली संस्थाएं देखें',
  answers: {
    standingGiftChanged: 'राशि बदल गई।',
    standingGiftEnded: 'याद दिलाना बंद हुआ।',
  },
};

export default standingGift;
