import type { Catalogue } from '../../messages.tsx';

export default {
  title: 'તમારી વિનંતી',
} satisfies Catalogue['help-request/status'];
