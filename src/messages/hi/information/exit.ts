import type { Catalogue } from '../../messages.tsx';

const exit: Catalogue['information/exit'] = {
  label: 'जल्दी बाहर निकलें',
  leave: 'यह पेज छोड़ें',
  heading: 'कोई आपका फोन देखता है?',
  explained:
    '“यह पेज छोड़ें” दबाते ही मौसम का पेज खुल जाता है और आपका लिखा हुआ मिट जाता है; Escape तीन बार दबाने से भी यही होता है। इससे पहले देखे हुए पेज ब्राउज़र के इतिहास में रह सकते हैं।',
};

export default exit;
