import { parseArgs } from 'node:util';
import { readConfig } from '#src/server/config.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { joinRuntime } from '#src/server/runtime.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { ROLES, type Role } from '#src/features/account/account.values.ts';
import { selectAllAccounts } from './account-list.queries.server.ts';
import { promptForPassword, generatePassword, type CommandInput } from './password-prompt.server.ts';
import {
  AccountError,
  addAccount,
  disableAccount,
  enableAccount,
  readEmail,
  replacePassword,
} from './manage-accounts.server.ts';

const USAGE = `Use: npm run account -- add --role admin|staff|ngo --email ADDRESS --name NAME [--ngo ID] [--language en|hi|gu] [--generate]
     npm run account -- password --email ADDRESS [--forget-app] [--generate]
     npm run account -- disable --email ADDRESS
     npm run account -- enable --email ADDRESS
     npm run account -- list
A password is asked for, or taken from what is piped in; --generate makes one and shows it once. docs/operations.md tells more.`;

/** What a command reads and writes: that of its process, or of a test. */
export type CommandStreams = {
  input: CommandInput;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  printError: (text: string) => void;
};

const options = {
  role: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
  ngo: { type: 'string' },
  language: { type: 'string' },
  generate: { type: 'boolean' },
  'forget-app': { type: 'boolean' },
} as const;
type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The database work of a command, done once all input is known to be valid. Returns the text to print. */
type Work = (db: Database) => Promise<string>;

/** The options of each command, and the function that checks its input. */
const COMMANDS: Record<
  string,
  {
    accepts: (keyof typeof options)[];
    begin: (options: Options, input: CommandInput) => Promise<Work> | Work;
  }
> = {
  add: { accepts: ['role', 'email', 'name', 'ngo', 'language', 'generate'], begin: beginAdd },
  password: { accepts: ['email', 'forget-app', 'generate'], begin: beginPassword },
  disable: { accepts: ['email'], begin: beginDisable },
  enable: { accepts: ['email'], begin: beginEnable },
  list: { accepts: [], begin: () => list },
};

async function beginAdd(values: Options, input: CommandInput): Promise<Work> {
  const email = readEmail(values.email);
  const role = ROLES.find((value) => value === values.role);
  if (!role) throw new AccountError('--role must be admin, staff or ngo.');
  if (!values.name?.trim()) throw new AccountError('--name is missing.');
  const { name } = values;
  const language = LANGUAGES.find((value) => value === (values.language ?? 'en'));
  if (!language) throw new AccountError('--language must be en, hi or gu.');
  const ngoId = readNgo(role, values.ngo);
  const { password, notice } = await choosePassword(values, input);
  return async (db) => {
    await addAccount(db, { email, name, role, ngoId, language, password });
    const app = role === 'ngo' ? '' : ' The first sign-in sets up an authenticator app.';
    return `${email} can sign in now, as ${role}.${app}${notice}`;
  };
}

async function beginPassword(values: Options, input: CommandInput): Promise<Work> {
  const email = readEmail(values.email);
  const forgetTotp = values['forget-app'] ?? false;
  const { password, notice } = await choosePassword(values, input);
  return async (db) => {
    await replacePassword(db, { email, password, forgetTotp });
    const app = forgetTotp ? ' The authenticator app is forgotten.' : '';
    return `${email} has a new password and is signed out everywhere.${app}${notice}`;
  };
}

function beginDisable(values: Options): Work {
  const email = readEmail(values.email);
  return async (db) => {
    await disableAccount(db, email);
    return `${email} is signed out everywhere and cannot sign in any more.`;
  };
}

function beginEnable(values: Options): Work {
  const email = readEmail(values.email);
  return async (db) => {
    await enableAccount(db, email);
    return `${email} can sign in again.`;
  };
}

async function list(db: Database): Promise<string> {
  const accounts = await selectAllAccounts(db);
  if (accounts.length === 0) return 'There are no accounts yet.';
  const rows = accounts.map(({ email, role, name, ngo, isDisabled }) =>
    // Remove control characters: a name must not be able to control the terminal.
    [email, role, isDisabled ? 'disabled' : 'active', name, ngo ?? ''].map((cell) =>
      cell.replace(/\p{C}/gu, ''),
    ),
  );
  const table = [['email', 'role', 'state', 'name', 'NGO'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function readNgo(role: Role, input: string | undefined): string | null {
  if (role !== 'ngo' && input !== undefined) throw new AccountError('--ngo is for the role ngo only.');
  if (role !== 'ngo') return null;
  if (input === undefined || !/^\d{1,15}$/.test(input))
    throw new AccountError('The role ngo needs --ngo: the number in the address of the NGO’s page.');
  return input;
}

async function choosePassword(
  { generate }: Options,
  input: CommandInput,
): Promise<{ password: string; notice: string }> {
  if (!generate) return { password: await promptForPassword(input), notice: '' };
  const password = generatePassword();
  return { password, notice: `\nThe password, shown this once: ${password}` };
}

/** Parses the command line. Returns undefined if it is not valid. */
function parseCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name = '', ...more] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const isAccepted = (option: string) => command?.accepts.some((accepted) => accepted === option);
    if (!command || more.length > 0 || !Object.keys(values).every(isAccepted)) return undefined;
    return { begin: command.begin, values };
  } catch {
    return undefined; // An unknown option, or an option without its value.
  }
}

/** Runs a command of `npm run account`. Returns the exit code. */
export async function runAccountCommand(args: string[], streams: CommandStreams): Promise<number> {
  const { input, env, print, printError } = streams;
  const command = parseCommand(args);
  if (!command) {
    printError(USAGE);
    return 1;
  }
  try {
    const work = await command.begin(command.values, input);
    const runtime = await joinRuntime(readConfig({ LOG_LEVEL: 'warn', ...env }));
    try {
      print(await work(runtime.db));
    } finally {
      await runtime.stop();
    }
    return 0;
  } catch (error) {
    printError((error as Error).message);
    return 1;
  }
}
