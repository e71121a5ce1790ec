import type { Catalogue } from '../../messages.tsx';

export default {
  title: 'મદદ માગો',
} satisfies Catalogue['help-request/form'];
