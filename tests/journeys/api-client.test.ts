import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { generateApiTypes } from '../support/generate-api-types.ts';
import { journeyProduct } from '../support/journey-product.ts';
import { removeFolder } from '../support/remove-folder.ts';

/** A program of somebody else: it knows the API from its OpenAPI document alone. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api-types.ts';

export async function useApi(origin: string, account: { email: string; password: string }) {
  const api = createClient<paths>({ baseUrl: origin });
  const signIn = await api.POST('/api/auth/logIn', { body: account });
  if (!signIn.data) throw new Error(signIn.error.msg);
  const authorization = 'Bearer ' + signIn.data.token;
  api.use({
    onRequest({ request }) {
      request.headers.set('authorization', authorization);
      return request;
    },
  });

  const list = await api.GET('/api/event/getAllEvent', { params: { query: { pageSize: 2 } } });
  if (!list.data) throw new Error(list.error.msg);
  const titles: string[] = list.data.data.map(({ title }) => title);

  const own = await api.POST('/api/scheme/getAllSchemeByNgoId', { body: { pageSize: 5 } });
  if (!own.data) throw new Error(own.error.msg);
  const total: number = own.data.total;

  const scheme = {
    schemeName: '', description: '', phone: null, category: [], beneficiary: [], gender: 'All', state: 'Gujarat', link: null,
  };
  const { error, response } = await api.POST('/api/scheme/addNewScheme', { body: scheme });
  const errors: Record<string, string> | undefined = error && 'errors' in error ? error.errors : undefined;
  return { titles, total, refused: { status: response.status, msg: error?.msg, errors } };
}
`;

/** What the types must refuse. Each line after such a comment is an error, or the comment itself is one. */
const MISUSE = `
import createClient from 'openapi-fetch';
import type { paths } from './api-types.ts';

const api = createClient<paths>({ baseUrl: 'http://localhost' });
// @ts-expect-error: there is no such endpoint
await api.GET('/api/ngo/getNobody');
// @ts-expect-error: the password is missing
await api.POST('/api/auth/logIn', { body: { email: 'asha@example.org' } });
const { data, error } = await api.GET('/api/ngo/getNgoById/{id}', { params: { path: { id: '1' } } });
// @ts-expect-error: an NGO has no field of this name
data?.data.nobody;
// @ts-expect-error: an error has no data of a success
error?.data.name;
`;

type Result = {
  titles: string[];
  total: number;
  refused: { status: number; msg?: string; errors?: Record<string, string> };
};

let folder: string;
beforeAll(async () => {
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(join(process.cwd(), 'test-results/api-client-'));
  const document = await fetch(`${journeyProduct().origin}/api/openapi.json`);
  await writeFile(join(folder, 'api-types.ts'), await generateApiTypes(await document.text()));
  await writeFile(join(folder, 'client.ts'), CLIENT);
  await writeFile(join(folder, 'misuse.ts'), MISUSE);
  const options = {
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2024',
    strict: true,
    noEmit: true,
    // Neither the types of all packages nor the declarations of libraries are in question.
    types: [],
    skipLibCheck: true,
  };
  const compilerOptions = { ...options, allowImportingTsExtensions: true, noUncheckedIndexedAccess: true };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['client.ts', 'misuse.ts'] }),
  );
});
afterAll(() => removeFolder(folder));

test('a client generated from the OpenAPI document has complete types', async () => {
  const output = await promisify(execFile)('node_modules/.bin/tsc', ['-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(output.stdout).toBe('');
});

test('it signs in, lists, and finds the error of each field in a 422', async () => {
  const { useApi } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.ts')).href)) as {
    useApi: (origin: string, account: object) => Promise<Result>;
  };
  const account = { email: 'ngo@example.org', password: DEMO_PASSWORD };
  const { titles, total, refused } = await useApi(journeyProduct().origin, account);
  expect(titles).toHaveLength(2);
  expect(total).toBeGreaterThan(0);
  expect(refused).toMatchObject({ status: 422, msg: 'Some fields need another look.' });
  expect(refused.errors).toMatchObject({ schemeName: expect.any(String) as string });
});
