import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    documentDecided: 'सहेज लिया।',
    checkResultRequired: 'आपने क्या देखा, चुनें।',
    checkSourceRequired: 'कहां देखा, चुनें।',
    seenOnInvalid: 'किस दिन देखा, लिखें।',
    seenOnFuture: 'यह दिन अभी आया नहीं है। जिस दिन देखा, वह दिन चुनें।',
    documentNotStated: 'यह दस्तावेज अब संस्था ने नहीं बताया है।',
    documentChangedMeanwhile: 'इस बीच संस्था ने यह दस्तावेज बदल दिया। फैसला करने से पहले उसे फिर से देखें।',
    documentDecidedMeanwhile: 'इस बीच किसी और ने दस्तावेज पर फैसला कर दिया। फैसला करने से पहले उसे फिर से देखें।',
    noDocumentSeen: 'संस्था को जांची हुई मानने से पहले कम से कम एक दस्तावेज देखा हुआ और सही होना चाहिए।',
  },
};

export default responses;
