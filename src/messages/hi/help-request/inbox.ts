import type { Catalogue } from '../../messages.tsx';

export default {
  title: 'मदद के अनुरोध',
} satisfies Catalogue['help-request/inbox'];
