import type en from './translations.messages.en.ts';

const translations: typeof en = {
  headings: { original: 'मूल लेख', gu: 'गुजराती में', hi: 'हिंदी में' },
  leads: {
    original: 'जिनकी भाषा में न लिखा हो, उन्हें यह दिखेगा।',
    gu: 'गुजराती पेज पढ़ने वालों को यह दिखेगा।',
    hi: 'हिंदी पेज पढ़ने वालों को यह दिखेगा।',
  },
  translated: 'लिखा हुआ है',
  missing: 'अभी नहीं लिखा',
};
export default translations;
