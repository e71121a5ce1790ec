import { chromium, type BrowserServer } from 'playwright-core';
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.ts';

/** The browser talks to nobody but the page, and works as root in a container. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium with a fresh profile that test files connect to by its `wsEndpoint()`. */
export async function startBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
  return chromium.launchServer({ executablePath, args: BROWSER_ARGUMENTS, headless: true });
}
