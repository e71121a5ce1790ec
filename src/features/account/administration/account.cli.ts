import { runAccountCommand } from './account-command.server.ts';

process.exitCode = await runAccountCommand(process.argv.slice(2), {
  input: process.stdin,
  env: process.env,
  print: console.log,
  printError: console.error,
});
