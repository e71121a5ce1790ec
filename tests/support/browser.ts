import { chromium, type Browser } from 'playwright-core';
import { findHeadlessChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.ts';

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
export async function startBrowser(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
  return chromium.launch({ executablePath, args: BROWSER_ARGUMENTS, headless: true });
}
