import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    photoNeeded: 'भेजने के लिए कोई फोटो चुनें।',
    photoKind: 'यह फाइल ऐसी फोटो नहीं है जिसे हम पढ़ सकें। JPEG, PNG, WebP या AVIF भेजें।',
    photoHeic:
      'iPhone की HEIC फोटो हम नहीं पढ़ पाते। फोटो JPEG में भेजें: iPhone की कैमरा सेटिंग में “Most Compatible” चुनने से नई फोटो JPEG में बनती हैं।',
    photoBlank: 'इस फोटो में बस एक ही रंग है। कृपया अपने काम की फोटो चुनें।',
    photoBroken: 'यह फोटो खराब है या पूरी नहीं पहुंची। कृपया इसे फिर से चुनें, या कोई दूसरी फोटो चुनें।',
    photoPixels: 'इस फोटो में बहुत ज्यादा पिक्सेल हैं। इसे छोटा करके फिर भेजें।',
    photoSmall: 'यह फोटो बहुत छोटी है: कम से कम 200 पिक्सेल चौड़ी और ऊंची होनी चाहिए।',
    photosFull: 'आपकी 20 फोटो हो गई हैं, और नहीं जुड़ सकतीं। पहले एक हटाएं।',
    photosChanged: 'इस बीच फोटो बदल गई हैं। यह पेज फिर से खोलें।',
    photosBusy: 'अभी बहुत सारी फोटो भेजी जा रही हैं।',
  },
};

export default responses;
