import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from './keyboard.ts';
import { enlargeText, findSidewaysScroll } from './layout-problems.ts';
import { newVisitor, type PageErrors } from './visit.ts';

/** How a person uses the pages: with fingers, without JavaScript, with the keyboard alone, or with large letters. */
export type Way = 'touch' | 'plain' | 'keyboard' | 'large';

export type Person = {
  page: Page;
  pageErrors: PageErrors;
  /** Checks that nothing on the page scrolls sideways. */
  look(): Promise<void>;
  press(control: Locator): Promise<void>;
  /** Opens the page behind a link. */
  follow(link: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
};

/** Returns somebody on a phone who uses pages in one of these ways. */
export async function newPerson(way: Way): Promise<Person> {
  const { page, pageErrors } = await newVisitor({ javaScriptEnabled: way !== 'plain' });
  const isKeyboard = way === 'keyboard';
  const person: Person = {
    page,
    pageErrors,
    async look() {
      if (way === 'large') await enlargeText(page);
      expect(await findSidewaysScroll(page), page.url()).toEqual([]);
    },
    async press(control) {
      if (!isKeyboard) return control.click();
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    async follow(link) {
      const url = page.url();
      await person.press(link);
      await page.waitForURL((address) => address.href !== url);
      await person.look();
    },
    async tick(box) {
      if (!isKeyboard) return box.check();
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
    async fill(field, text) {
      if (!isKeyboard) return field.fill(text);
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
  };
  return person;
}
