import type { Catalogue } from '../../messages.tsx';

export default {
  title: 'મદદની વિનંતીઓ',
} satisfies Catalogue['help-request/inbox'];
