import type { Catalogue } from '../../messages.tsx';

export default {
  title: 'आपका अनुरोध',
} satisfies Catalogue['help-request/status'];
