import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    teamPersonThere: 'इस ईमेल का अकाउंट हमारी टीम में पहले से है। सूची में खोजें।',
    ownAdminAccount: 'अपने ही अकाउंट के लिए यह नहीं कर सकते। कोई दूसरे एडमिन कर सकते हैं।',
    accountChangedMeanwhile: 'किसी और ने पहले कर दिया: अकाउंट बदल गया है। पेज फिर से खोलें।',
    accountDisabled: 'बंद कर दिया। उन्हें और दूसरे एडमिन को ईमेल से बता दिया है।',
    accountEnabled: 'चालू कर दिया। उन्हें और दूसरे एडमिन को ईमेल से बता दिया है।',
    secondFactorReset: 'अब वह ऐप काम नहीं करेगा। उन्हें और दूसरे एडमिन को ईमेल से बता दिया है।',
    accountSignedOut: 'हर जगह से साइन आउट कर दिया। उन्हें और दूसरे एडमिन को ईमेल से बता दिया है।',
  },
};

export default responses;
