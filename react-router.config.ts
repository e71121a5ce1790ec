import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Every route is known at once: no request for a manifest while someone waits for a page.
  routeDiscovery: { mode: 'initial' },
  // One file a route: the name of each more would stand in the list of routes that travels with every page.
  splitRouteModules: false,
} satisfies Config;
