import type { Feature } from '#src/server/feature.server.ts';

export const eventFeature: Feature = {
  demo: {
    load: async (options) => (await import('./demo-data/demo-events.server.ts')).loadDemoEvents(options),
  },
};
