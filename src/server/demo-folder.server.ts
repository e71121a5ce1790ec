import { fileURLToPath } from 'node:url';

/** The folder of the demo data. The path holds for this file and for the built server, because both are two folders deep. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../database/demo', import.meta.url));
