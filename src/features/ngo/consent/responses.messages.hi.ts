import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    ngoConsentWithdrawn: 'आपकी संस्था साइट से हट गई है। आगे क्या होगा, यह हमने ईमेल में लिखा है।',
  },
};

export default responses;
