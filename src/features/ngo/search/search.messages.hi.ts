import type en from './search.messages.en.ts';

const searchAnswer: typeof en = {
  needLabel: 'हमने खोजा:',
  placeLabel: 'हमने खोजा:',
  near: (city) => `${city} के पास`,
  inDistrict: (district) => `${district} जिले में`,
  onlyTheseWords: 'केवल ये शब्द खोजें',
  changeTown: 'शहर बदलें',
  anywhere: 'पूरे गुजरात में खोजें',
  theseWordsOnly: 'हमने केवल यही शब्द खोजे।',
  wordsOnly: (words) => `हमने केवल ये शब्द खोजे: “${words}”`,
  byNeed: 'जरूरत के हिसाब से खोजें',
  groups: {
    needed: 'जो आपको चाहिए',
    further: 'ज्यादा दूर',
    related: 'ये भी मदद कर सकती हैं',
    words: 'आपके शब्दों के अनुसार',
  },
  kilometres: (least, most) => `${least} से ${most} किमी`,
  nothingFits: 'ठीक ऐसा कुछ नहीं मिला',
  nearest: 'ये संस्थाएं काम में या दूरी में सबसे नजदीक हैं।',
  callNow: 'मदद के लिए अभी फोन करें:',
  call: (number) => `${number} पर फोन करें`,
  helpHint: 'या मदद मांगें: आपके शब्द फॉर्म में लिखे मिलेंगे, और हम संस्थाओं से पूछेंगे।',
  schemesThatFit: 'शायद ये योजनाएं काम आएं',
  allNear: (city) => `${city} के पास की सभी संस्थाएं`,
  allInDistrict: (district) => `${district} जिले की सभी संस्थाएं`,
};

export default searchAnswer;
