import type en from './person-lists.messages.en.ts';

const personLists: typeof en = {
  name: 'नाम',
  email: 'ईमेल',
  role: 'भूमिका',
  ngoRoles: { manager: 'मैनेजर', member: 'सदस्य' },
  you: 'आप',
  disabled: 'बंद',
  signedInAt: 'आखिरी साइन इन',
  never: 'अभी तक नहीं',
  language: 'हमारे ईमेल की भाषा',
  submit: 'बुलावा भेजें',
  password: 'आपके नाम से कोई और यह न कर सके, इसलिए अपना पासवर्ड एक बार फिर लिखें।',
  invitedHeading: 'जिन्हें बुलाया है',
  until: 'लिंक कब तक चलेगा',
  action: 'बदलाव',
  withdraw: 'वापस लें',
  withdrawTitle: (name: string) => `${name} का बुलावा वापस लें?`,
  withdrawText: 'फिर उनके ईमेल का लिंक काम नहीं करेगा।',
  withdrawYes: 'हां, वापस लें',
};
export default personLists;
