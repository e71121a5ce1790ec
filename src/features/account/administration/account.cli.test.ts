import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { TEST_PASSWORD, testApp } from '../../../../tests/support/test-app.ts';
import { runAccountCommand } from './account-command.server.ts';

const { db, pool, url, call, signedIn } = await testApp();
const CLI = fileURLToPath(new URL('account.cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sahay-account-'));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: url, NODE_ENV: '', LOG_LEVEL: '' };
type Outcome = { code: number; output: string; errors: string };

/** Runs the command in this process, with `input` piped in. */
async function run(args: string[], { input = '' } = {}): Promise<Outcome> {
  let [output, errors] = ['', ''];
  const code = await runAccountCommand(args, {
    input: Readable.from([input]),
    env,
    print: (text) => (output += `${text}\n`),
    printError: (text) => (errors += `${text}\n`),
  });
  return { code, output, errors };
}

/** Runs the command as `npm run account` does, with `input` piped in. */
function runProcess(args: string[], { input }: { input: string }): Promise<Outcome> {
  const child = spawn(process.execPath, [CLI, ...args], { env });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  child.stdin.on('error', () => {}); // The command may exit without reading its input.
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? -1, output, errors })));
}
const logIn = (email: string, password: string) =>
  call<{ success: boolean; next?: string }>('POST', 'auth/logIn', { body: { email, password } });
const audited = async (action: string) =>
  (
    await pool.query<{ text: string }>('select a::text as text from audit_entry a where action = $1', [
      action,
    ])
  ).rows;

test('adds an account with a piped password that can sign in while the app runs', async () => {
  const password = 'nine white herons fly';
  const args = ['add', '--role', 'staff', '--email', 'Asha@Example.org', '--name', 'Asha Patel'];
  expect(await runProcess(args, { input: `${password}\n` })).toEqual({
    code: 0,
    output: 'asha@example.org can sign in now, as staff. The first sign-in sets up an authenticator app.\n',
    errors: '',
  });
  expect((await logIn('asha@example.org', password)).body.next).toBe('setUpTotp');
  expect(await runProcess(args, { input: password })).toEqual({
    code: 1,
    output: '',
    errors: 'asha@example.org has an account already.\n',
  });
  const { rows } = await pool.query(
    `select account_id, account_email, role, action, entity, after from audit_entry where action = 'addAccount'`,
  );
  expect(rows).toEqual([
    {
      account_id: null,
      account_email: 'command line',
      role: 'operator',
      action: 'addAccount',
      entity: 'account',
      after: { email: 'asha@example.org', name: 'Asha Patel', role: 'staff' },
    },
  ]);
});

test('adds an NGO user with a generated password that is printed once', async () => {
  const ngo = await savedNgo(db, { name: 'Seva Trust' });
  const args = [
    'add',
    '--role',
    'ngo',
    '--ngo',
    ngo,
    '--email',
    'ravi@example.org',
    '--name',
    'રવિ',
    '--language',
    'gu',
  ];
  const { code, output } = await run([...args, '--generate']);
  expect(code).toBe(0);
  const [, password] = /shown this once: (\S+)/.exec(output)!;
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect((await logIn('ravi@example.org', password!)).body.next).toBe('mailCode');
  expect(JSON.stringify(await audited('addAccount'))).not.toContain(password);
});

test.each([
  [
    'add --role staff --email a@example.org --name A',
    'short',
    'At least 10 characters, please. A short sentence is easy to remember.',
  ],
  [
    'add --role staff --email a@example.org --name A',
    'password2026',
    'This password is too easy to guess. Choose a short sentence of your own.',
  ],
  [
    'add --role staff --email asha.b@example.org --name Mehta',
    'Asha Mehta 2026',
    'This password is too easy to guess. Choose a short sentence of your own.',
  ],
  [
    'add --role staff --email a@example.org --name A',
    '',
    'No password was given: pipe one in, or use --generate.',
  ],
  ['add --role boss --email a@example.org --name A', '', '--role must be admin, staff or ngo.'],
  ['add --role staff --email nobody --name A', '', 'nobody is no email address.'],
  ['add --role staff --name A', '', '--email is missing.'],
  ['add --role staff --email a@example.org', '', '--name is missing.'],
  ['add --role staff --email a@example.org --name A --language fr', '', '--language must be en, hi or gu.'],
  [
    'add --role ngo --email a@example.org --name A',
    '',
    'The role ngo needs --ngo: the number in the address of the NGO’s page.',
  ],
  ['add --role staff --ngo 1 --email a@example.org --name A', '', '--ngo is for the role ngo only.'],
  [
    'add --role ngo --ngo 99999999 --email a@example.org --name A --generate',
    '',
    'There is no NGO 99999999.',
  ],
  ['disable --email nobody@example.org', '', 'There is no account of nobody@example.org.'],
  ['enable --email nobody@example.org', '', 'There is no account of nobody@example.org.'],
  ['password --email nobody@example.org --generate', '', 'There is no account of nobody@example.org.'],
])('refuses %s (%j) with a message and changes nothing', async (command, input, message) => {
  const count = async () => (await pool.query('select count(*) from account')).rows;
  const before = await count();
  expect(await run(command.split(' '), { input })).toEqual({ code: 1, output: '', errors: `${message}\n` });
  expect(await count()).toEqual(before);
});

test.each([
  '',
  'remove',
  'list --email a@example.org',
  'disable --email',
  'disable --all',
  'list more',
  'toString',
])('prints the usage when called with "%s"', async (command) => {
  const { code, output, errors } = await run(command.split(' ').filter(Boolean));
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^Use: npm run account -- add/);
});

test('a new password ends all sessions and removes the authenticator app with --forget-app', async () => {
  const admin = await signedIn({ role: 'admin' });
  await pool.query(`update account set totp_secret = 'sealed', totp_step = 7 where id = $1`, [admin.id]);
  const args = ['password', '--email', admin.email];
  expect(await run(args, { input: 'four grey cranes dance' })).toMatchObject({
    code: 0,
    output: `${admin.email} has a new password and is signed out everywhere.\n`,
  });
  expect((await call('GET', 'auth/getAccount', { token: admin.token })).status).toBe(401);
  expect((await logIn(admin.email, 'four grey cranes dance')).body.next).toBe('totp');
  expect(await run([...args, '--forget-app'], { input: 'five grey cranes dance' })).toMatchObject({
    code: 0,
    output: expect.stringContaining('The authenticator app is forgotten.'),
  });
  expect((await logIn(admin.email, 'five grey cranes dance')).body.next).toBe('setUpTotp');
  const entries = await audited('setPassword');
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toMatch(/cranes|argon2/);
});

test('a disabled account cannot sign in until it is enabled, and a deleted NGO gets no account', async () => {
  const ngo = await savedNgo(db);
  const user = await signedIn({ role: 'ngo', ngoId: ngo });
  expect(await run(['disable', '--email', user.email])).toMatchObject({
    code: 0,
    output: `${user.email} is signed out everywhere and cannot sign in any more.\n`,
  });
  expect((await call('GET', 'auth/getAccount', { token: user.token })).status).toBe(401);
  expect(await run(['disable', '--email', user.email])).toMatchObject({
    code: 1,
    errors: `${user.email} is disabled already.\n`,
  });
  expect(await run(['enable', '--email', user.email])).toMatchObject({
    code: 0,
    output: `${user.email} can sign in again.\n`,
  });
  expect(await run(['enable', '--email', user.email])).toMatchObject({
    code: 1,
    errors: `${user.email} is not disabled.\n`,
  });
  expect((await call('GET', 'auth/getAccount', { token: user.token })).status).toBe(401);
  expect((await logIn(user.email, TEST_PASSWORD)).body.next).toBe('mailCode');
  await run(['disable', '--email', user.email]);
  await pool.query(
    `update ngo set status = 'deleted', deleted_at = now(), status_before_deletion = 'verified' where id = $1`,
    [ngo],
  );
  const add = [
    'add',
    '--role',
    'ngo',
    '--ngo',
    ngo,
    '--email',
    'late@example.org',
    '--name',
    'Late',
    '--generate',
  ];
  expect(await run(add)).toMatchObject({ code: 1, errors: `There is no NGO ${ngo}.\n` });
  expect(await audited('disableAccount')).toHaveLength(2);
  expect(await audited('enableAccount')).toHaveLength(1);
});

test('lists all accounts in a table without control characters', async () => {
  await pool.query(`update account set name = E'Red \\x1b[31m name' where email = 'asha@example.org'`);
  const { code, output } = await run(['list']);
  expect(code).toBe(0);
  expect(output).toMatch(/^email +role +state +name +NGO\n/);
  expect(output).toMatch(/^asha@example\.org +staff +active +Red \[31m name$/m);
  expect(output).toMatch(/^ravi@example\.org +ngo +active +રવિ +Seva Trust$/m);
  expect(output).toMatch(/ disabled +A ngo /);
  expect(output).not.toMatch(/argon2|sealed/);
});
