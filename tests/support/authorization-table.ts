import { readFileSync } from 'node:fs';

/** The endpoints of `authorization.txt` by name, such as `GET /api/ngo/getOwnNgo`, with the callers they allow. */
export const allowedCallers = new Map<string, Set<string>>();
/** The kinds of callers: `visitor`, the standing of an NGO for a manager of it, `member`, or a role of our team. */
export const callers: string[] = [];

const text = readFileSync(new URL('authorization.txt', import.meta.url), 'utf8');
let allowed: Set<string> | undefined;
for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
  const words = line.trim().split(/\s+/);
  if (line.startsWith(' ')) addEndpoints(words);
  else if (callers.length === 0) callers.push(...words);
  else allowed = readRow(words);
}

function readRow(words: string[]): Set<string> {
  if (words.length !== callers.length || words.some((word) => word !== 'yes' && word !== 'no'))
    throw new Error(`authorization.txt: yes or no for each caller, not "${words.join(' ')}"`);
  return new Set(callers.filter((_, index) => words[index] === 'yes'));
}

function addEndpoints([method, folder, ...paths]: string[]): void {
  for (const path of paths) {
    const name = `${method} /api${folder === '/' ? '' : folder}/${path}`;
    if (!allowed || allowedCallers.has(name))
      throw new Error(`authorization.txt: ${name} has two rows or none`);
    allowedCallers.set(name, allowed);
  }
}
