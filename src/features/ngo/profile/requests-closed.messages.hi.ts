import { BRAND } from '#src/brand.ts';
import type en from './requests-closed.messages.en.ts';

export default {
  notYet: `यह संस्था अभी ${BRAND.name.hi} से अनुरोध नहीं लेती। इससे सीधे संपर्क करें, या यहां दूसरी संस्थाओं से मदद मांगें।`,
  paused: (day: string) =>
    `यह संस्था ${day} तक नए अनुरोध नहीं ले रही है। इससे सीधे संपर्क करें, या यहां दूसरी संस्थाओं से मदद मांगें।`,
} satisfies typeof en;
