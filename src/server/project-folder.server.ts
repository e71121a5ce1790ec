import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of the project. This file may be in `src/server` or in a build. */
export const PROJECT_FOLDER = findProject(import.meta.dirname);

function findProject(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findProject(dirname(folder));
}
