import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findChromium, findHeadlessChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.ts';

/** Stops the browser from contacting anyone but the page, and lets it run as root in a container. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium with a fresh profile. It ends with this process at the latest. */
export function startBrowser(): Promise<Browser> {
  return launch(findHeadlessChromium());
}

/** Starts a Chromium that restores pages from its memory, which the headless shell never does. */
export function startRestoringBrowser(): Promise<Browser> {
  return launch(findChromium(), { ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

async function launch(executablePath: string | undefined, options: LaunchOptions = {}): Promise<Browser> {
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
  return chromium.launch({ executablePath, args: BROWSER_ARGUMENTS, headless: true, ...options });
}
