import { icon } from '#src/ui/icons.tsx';

export const PrinterIcon = /* @__PURE__ */ icon('Printer');
export const ShareIcon = /* @__PURE__ */ icon('MessageCircle');
export const FitsIcon = /* @__PURE__ */ icon('Check');
export const UnknownIcon = /* @__PURE__ */ icon('CircleQuestionMark');
export const FailsIcon = /* @__PURE__ */ icon('X');
/** For `IconSymbols`, because each of many rows uses one of them. */
export const FIT_ICONS = { fits: FitsIcon, unknown: UnknownIcon, fails: FailsIcon };
