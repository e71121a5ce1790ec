import type { Feature } from '#src/server/feature.server.ts';

export const referenceFeature: Feature = { queryParameters: { names: ['language'] } };
