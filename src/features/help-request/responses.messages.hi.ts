import type en from './responses.messages.en.ts';

export default {
  helpNgoUnfit:
    'यह संस्था इस अनुरोध को नहीं ले सकती: वह जांची हुई नहीं है, उसकी ओर से कोई साइन इन नहीं कर सकता, या यह अनुरोध उसके पास पहले आ चुका है।',
  helpNotTheSame:
    'एक ही व्यक्ति के दो अनुरोध ही जोड़े जा सकते हैं, और जो आगे चलेगा वह चालू या स्वीकार किया हुआ होना चाहिए।',
  helpContactDay: 'आज से लेकर ज्यादा से ज्यादा 14 दिन आगे तक का कोई दिन चुनें।',
} satisfies Record<keyof typeof en, string>;
