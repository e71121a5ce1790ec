import { BRAND } from '#src/brand.ts';
import type en from '../en/cannot-ask.ts';

export default {
  notYet: `यह संस्था अभी ${BRAND.name.hi} से अनुरोध नहीं लेती। यहां दूसरी संस्थाओं से मांगें, या उन्हें फोन करें।`,
  paused: (day: string) => `${day} तक उनके पास जगह नहीं है। यहां दूसरी संस्थाओं से मांगें, या उन्हें फोन करें।`,
} satisfies typeof en;
