import type { Page } from 'playwright-core';

/** Returns the elements that overflow the right edge, if the page can be scrolled sideways. */
export const findSidewaysScroll = (page: Page): Promise<string[]> => runInPage(page, sidewaysScroll);

/** Sets the text to twice its size, as people do in their browser. */
export async function enlargeText(page: Page): Promise<void> {
  await runInPage(page, doubleText);
}

/** Returns the elements that overflow the right edge if the reader has set the text to twice its size. */
export async function findSidewaysScrollOfLargeText(page: Page): Promise<string[]> {
  const problems = await runInPage(page, doubleText, sidewaysScroll, resetText);
  return problems.map((problem) => `large text: ${problem}`);
}

/**
 * Returns controls that are too small for a thumb: less than 44 px high, except for links within a sentence, and rings
 * of a map whose page has another link to the same place (WCAG 2.5.8, equivalent).
 */
export const findSmallTargets = (page: Page): Promise<string[]> => runInPage(page, smallTargets);

/** Returns what `findSidewaysScroll` and `findSmallTargets` return. */
export const findLayoutProblems = (page: Page): Promise<string[]> =>
  runInPage(page, sidewaysScroll, smallTargets);

/** Runs these functions in the page, one after the other. Asking the page once for each takes longer than all of them. */
function runInPage(page: Page, ...functions: (() => string[])[]): Promise<string[]> {
  return page.evaluate<string[]>(`[${functions.map((run) => `...(${run.toString()})()`).join(', ')}]`);
}

function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `${scrollWidth - clientWidth} px too wide`,
    ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
  ];
}

function doubleText(): string[] {
  document.documentElement.style.fontSize = '200%';
  return [];
}

function resetText(): string[] {
  document.documentElement.style.fontSize = '';
  return [];
}

function smallTargets(): string[] {
  const LEAST = 43.5;
  const targets = document.querySelectorAll(
    'a[href], button, summary, select, textarea, input:not([type=hidden])',
  );
  return [...targets].filter(isShown).filter(isSmall).filter(isMissed).filter(isOnlyWay).map(describe);

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    // Skip links and texts for screen readers are off screen until they are focused.
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  function isSmall(element: Element): boolean {
    const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null;
    return (label ?? element).getBoundingClientRect().height < LEAST && !isInSentence(element);
  }

  /** A small link may still receive touches around it, for example a row that is one link. */
  function isMissed(element: Element): boolean {
    element.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [y - LEAST / 2, y + LEAST / 2].some(
      (at) => document.elementFromPoint(x, at)?.closest('a') !== element,
    );
  }

  function isOnlyWay(element: Element): boolean {
    if (!element.closest('svg')) return true;
    const links = [...document.querySelectorAll(`a[href="${CSS.escape(element.getAttribute('href')!)}"]`)];
    return !links.some((link) => !link.closest('svg'));
  }

  function isInSentence(element: Element): boolean {
    const block = element.closest('p, li, dd, h1, h2, h3');
    if (getComputedStyle(element).display !== 'inline' || !block) return false;
    return (block.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  }

  function describe(element: Element): string {
    const height = Math.round(element.getBoundingClientRect().height);
    return `${height} px high: ${element.outerHTML.slice(0, 120)}`;
  }
}
