import { BRAND } from '#src/brand.ts';
import type en from './requests.messages.en.ts';

export default {
  unverified: `हमारी टीम ने इस संस्था के दस्तावेज अभी नहीं जांचे हैं, इसलिए ${BRAND.name.hi} से इसे अनुरोध नहीं भेजा जा सकता। इससे सीधे संपर्क करें, या हमारी जांची हुई संस्थाओं से मदद मांगें।`,
  notYet: `यह संस्था अभी ${BRAND.name.hi} से अनुरोध नहीं लेती। इससे सीधे संपर्क करें, या यहां दूसरी संस्थाओं से मदद मांगें।`,
  paused: (day: string) =>
    `यह संस्था ${day} तक नए अनुरोध नहीं ले रही है। इससे सीधे संपर्क करें, या यहां दूसरी संस्थाओं से मदद मांगें।`,
  answersInHours: (hours: number) => `ज्यादातर ${hours} घंटे में जवाब देती है`,
  answersInDays: (days: number) => `ज्यादातर ${days} दिन में जवाब देती है`,
  answersSeldom: 'इस संस्था को मिले ज्यादातर अनुरोधों का 3 दिन में जवाब नहीं मिला।',
} satisfies typeof en;
