// Serves the same bytes from a bare node:http server, as the baseline for the page cache. Takes a folder with
// head.json and body, and a port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder = '', port = '0'] = process.argv.slice(2);
const head = JSON.parse(readFileSync(join(folder, 'head.json'), 'utf8')) as Record<string, string>;
const body = readFileSync(join(folder, 'body'));

createServer((_, response) => {
  response.writeHead(200, head);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
