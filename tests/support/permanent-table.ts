import { readFileSync } from 'node:fs';
import type { EndpointRules } from '../../src/server/endpoint.server.ts';

type Confirm = EndpointRules['confirm'];
const WORDS: Record<string, Confirm> = { password: true, 'if needed': 'ifNeeded', free: undefined };

/** For each endpoint of `permanent.txt`, such as `POST /api/ngo/verifyNgo/{id}`: whether it asks for the password. */
export const needsPassword = new Map<string, Confirm>();

const text = readFileSync(new URL('permanent.txt', import.meta.url), 'utf8');
let group: { confirm: Confirm } | undefined;
for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
  if (line.startsWith(' ')) addEndpoints(line.trim().split(/\s+/));
  else group = readGroup(line);
}

function readGroup(line: string): { confirm: Confirm } {
  const [, word = ''] = /^([a-z ]+): \S/.exec(line) ?? [];
  if (!(word in WORDS)) throw new Error(`permanent.txt: a word and a reason, not "${line}"`);
  return { confirm: WORDS[word] };
}

function addEndpoints([method, folder, ...paths]: string[]): void {
  for (const path of paths) {
    const name = `${method} /api${folder}/${path}`;
    if (group === undefined || needsPassword.has(name))
      throw new Error(`permanent.txt: ${name} stands in two groups or none`);
    needsPassword.set(name, group.confirm);
  }
}
