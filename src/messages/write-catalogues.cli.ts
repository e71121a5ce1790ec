// npm run messages: generates the module that lists all messages. Run it after adding or removing a file.
import { writeFileSync } from 'node:fs';
import { cataloguesSource } from './message-files.server.ts';

writeFileSync(new URL('catalogues.server.ts', import.meta.url), cataloguesSource());
