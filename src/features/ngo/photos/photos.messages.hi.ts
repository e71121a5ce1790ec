import { pluralIn } from '#src/messages/plural.ts';
import type en from './photos.messages.en.ts';

const plural = pluralIn('hi');

const photos: typeof en = {
  title: (count) => plural(count, { 0: 'अभी कोई फोटो नहीं', other: `आपके पेज पर ${count} फोटो` }),
  lead: 'लोग इन्हें आपके पेज पर देखते हैं, मुख्य फोटो सबसे पहले। फोटो कहां और किस फोन से ली गई, यह जानकारी हम हटा देते हैं।',
  hidden:
    'जब तक आपकी संस्था रोकी गई है, उसकी फोटो किसी को नहीं दिखतीं, यहां आपको भी नहीं। वे सुरक्षित हैं और पेज के साथ वापस दिखेंगी।',
  agreed: 'लोगों की फोटो उनकी सहमति से ही डालें, और बच्चों की उनके माता-पिता की सहमति से।',
  choose: 'फोटो चुनें',
  drop: 'या यहां छोड़ें',
  limits: (most) => `JPEG, PNG, WebP या AVIF, हर फोटो 15 MB तक। ज्यादा से ज्यादा ${most} फोटो।`,
  full: 'अब और फोटो नहीं जोड़ सकते। नई जोड़ने के लिए एक हटाएं।',
  empty: 'आपके काम की फोटो शब्दों से ज्यादा कहती हैं। ऐसी फोटो से शुरू करें जो आपका काम दिखाए: वही मुख्य फोटो बनेगी।',
  onTheirWay: 'भेजी जा रही हैं',
  waiting: 'अपनी बारी का इंतजार',
  uploaded: (percent) => `${percent}% भेजी गई`,
  preparing: 'पहुंच गई, तैयार हो रही है ...',
  progressOf: (file) => `${file}: कितनी भेजी गई`,
  arrived: (file) => `${file} आपके पेज पर आ गई।`,
  tooLarge: 'यह फाइल 15 MB से बड़ी है। फोटो छोटी करके फिर चुनें।',
  again: 'फिर कोशिश करें',
  leaveOut: 'रहने दें',
  cover: 'मुख्य फोटो',
  place: (place, total) => `${total} में से फोटो ${place}`,
  earlier: 'पहले रखें',
  later: 'बाद में रखें',
  makeCover: 'मुख्य फोटो बनाएं',
  texts: 'इसके बारे में लिखें',
  remove: 'हटाएं',
  caption: 'फोटो के नीचे का वाक्य',
  captionHint: 'फोटो के नीचे दिखता है: क्या, कहां, कब।',
  alternativeText: 'फोटो में क्या दिखता है',
  alternativeTextHint: 'जो लोग फोटो नहीं देख सकते उन्हें पढ़कर सुनाया जाता है, और फोटो आने तक दिखता है।',
  noAlternativeText: 'जो लोग फोटो नहीं देख सकते, उन्हें पता नहीं चलता कि इसमें क्या है।',
  save: 'सहेजें',
  saved: 'सहेजा गया',
  coverChosen: 'अब यह मुख्य फोटो है।',
  removeTitle: 'यह फोटो हटाएं?',
  removeText: 'यह आपके पेज से तुरंत हट जाएगी और वापस नहीं लाई जा सकती।',
  removeYes: 'हां, हटाएं',
  removeNo: 'रहने दें',
  removed: 'फोटो हटा दी गई।',
};
export default photos;
