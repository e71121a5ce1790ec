import type en from '../en/outage.ts';

export default {
  /** At the top of a page of before. */
  stale: (time: string) => `यह पेज ${time} बजे जैसा था, वैसा है। अभी हमारी जानकारी तक पहुंच नहीं हो पा रही है।`,
  away: 'अभी हमारी जानकारी तक पहुंच नहीं हो पा रही है। अक्सर एक मिनट में ठीक हो जाता है। खतरे में 112 पर फोन करें; महिलाएं 181 पर भी।',
  sendAgain: 'फिर से भेजें',
} satisfies typeof en;
