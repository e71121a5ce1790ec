import type en from './share.messages.en.ts';

const share: typeof en = {
  whatsApp: 'व्हाट्सएप पर भेजें',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो सका। कृपया ब्राउजर में ऊपर दिख रहा लिंक कॉपी करें।',
};

export default share;
