import type { Feature } from '#src/server/feature.server.ts';

export const feedbackFeature: Feature = { queryParameters: { pages: { '/feedback': ['ngo'] } } };
