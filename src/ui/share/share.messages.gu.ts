import type en from './share.messages.en.ts';

const share: typeof en = {
  whatsApp: 'વોટ્સએપ પર મોકલો',
  copy: 'લિંક કૉપિ કરો',
  copied: 'લિંક કૉપિ થઈ',
  notCopied: 'લિંક કૉપિ ન થઈ. કૃપા કરીને બ્રાઉઝરમાં ઉપર દેખાતી લિંક કૉપિ કરો.',
};

export default share;
