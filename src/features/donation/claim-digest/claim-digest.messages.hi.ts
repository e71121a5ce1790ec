import { pluralIn } from '#src/messages/plural.ts';
import type en from './claim-digest.messages.en.ts';

const plural = pluralIn('hi');

const claimDigest: typeof en = {
  subject: (count, shown) =>
    plural(count, {
      one: 'एक दाता कहते हैं कि उन्होंने दान चुकाया है',
      other: `${shown} दाता कहते हैं कि उन्होंने दान चुकाया है`,
    }),
  line: (count, shown, amount) =>
    plural(count, {
      one: `एक दाता ने UPI या बैंक से आपकी संस्था को ${amount} दिए हैं, और भुगतान का नंबर लिखा है।`,
      other: `${shown} दाताओं ने UPI या बैंक से आपकी संस्था को कुल ${amount} दिए हैं, और भुगतान के नंबर लिखे हैं।`,
    }),
  waiting: (count, shown) =>
    plural(count, { one: 'एक भुगतान आपकी राह देख रहा है।', other: `कुल ${shown} भुगतान आपकी राह देख रहे हैं।` }),
  next: 'अपने बैंक खाते में ये भुगतान ढूंढें और मिले हों तो बताएं। तब दाताओं को रसीद मिलेगी।',
  link: 'बाकी भुगतान देखें',
  statement: 'बहुत सारे हैं? बैंक का स्टेटमेंट डालें: वह आपके लिए भुगतान ढूंढ देगा।',
};

export default claimDigest;
