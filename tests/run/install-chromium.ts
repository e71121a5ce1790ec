import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../support/find-chromium.ts';

/**
 * Installs Debian's package if there is no Chromium and we may install one.
 * @throws if there is no Chromium afterwards; the message says how to get one
 */
export function installChromium(): void {
  if (findChromium()) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Error(HOW_TO_GET_CHROMIUM);
  console.log('No Chromium here: installing the Debian package, for the browser journeys.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', 'chromium', 'fonts-noto-core']]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${HOW_TO_GET_CHROMIUM}\napt-get ${args.join(' ')}: ${stderr}`);
  }
  if (!findChromium()) throw new Error(HOW_TO_GET_CHROMIUM);
}
