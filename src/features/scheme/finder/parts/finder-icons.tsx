import { icon } from '#src/ui/icons.tsx';

// printer
export const PrinterIcon = /* @__PURE__ */ icon(
  '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2"/><path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"/><rect x="6" y="14" width="12" height="8" rx="1"/>',
);
// message-circle
export const SendIcon = /* @__PURE__ */ icon(
  '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>',
);
// check
export const FitsIcon = /* @__PURE__ */ icon('<path d="M20 6 9 17l-5-5"/>');
// circle-question-mark
export const UnknownIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3"/><path d="M12 17h.01"/>',
);
// x
export const FailsIcon = /* @__PURE__ */ icon('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>');
/** For `IconSymbols`: each of many rows has one. */
export const FIT_ICONS = { fits: FitsIcon, unknown: UnknownIcon, fails: FailsIcon };
