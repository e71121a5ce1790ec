import type en from './outage.messages.en.ts';

export default {
  /** At the top of a page of before. */
  stale: (time: string) => `यह पेज ${time} बजे का है। इससे नई जानकारी अभी नहीं मिल पा रही है।`,
  away: 'अभी हमारी साइट ठीक से काम नहीं कर रही है। एक मिनट बाद फिर कोशिश करें। खतरे में हों तो 112 पर फोन करें। महिलाएं 181 पर फोन कर सकती हैं।',
  sendAgain: 'फिर से भेजें',
} satisfies typeof en;
