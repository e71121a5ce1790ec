import type { Catalogue } from '../../messages.tsx';

export default {
  title: 'मदद माँगें',
} satisfies Catalogue['help-request/form'];
