// npm run messages: writes the module that lists all messages, after a message file was added or removed.
import { writeFileSync } from 'node:fs';
import { cataloguesSource } from './message-files.server.ts';

writeFileSync(new URL('catalogues.server.ts', import.meta.url), cataloguesSource());
