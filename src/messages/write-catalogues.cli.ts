// npm run messages: writes the modules that list the messages of each language, after a message file was added or removed.
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '../shared/languages.ts';
import { catalogueSource } from './message-files.server.ts';

for (const language of LANGUAGES) {
  writeFileSync(new URL(`./catalogue.${language}.ts`, import.meta.url), catalogueSource(language));
}
