import { icon } from '#src/ui/icons.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ icon('ExternalLink');
