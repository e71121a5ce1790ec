import { addressOf } from './visit.ts';

type Link = {
  /** Its text, or its label for screen readers. */
  name: string;
  href: string;
};

/** A page as a visitor without JavaScript receives it. */
export type HtmlPage = {
  status: number;
  headers: Headers;
  html: string;
  /** The words of the main heading. */
  heading: string;
  /** The words of the main part, including those that are not visible. */
  text: string;
  /** The links of the main part. */
  links: Link[];
};

/** Reads a page over HTTP, for tests of its words and links, which need no browser. */
export async function readHtml(path: string): Promise<HtmlPage> {
  const { status, headers, html } = await fetch(addressOf(path)).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    html: await response.text(),
  }));
  const main = between(html, 'main');
  return {
    status,
    headers,
    html,
    heading: textOf(between(main, 'h1')),
    text: textOf(main),
    links: linksIn(main),
  };
}

/** Returns the links within some HTML, in its order. */
export function linksIn(html: string): Link[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    name: attributeOf(attributes, 'aria-label') ?? textOf(content),
    href: attributeOf(attributes, 'href') ?? '',
  }));
}

/** Returns the value of an attribute, or undefined if it is not there. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** Returns what the first element of that name contains. */
export function between(html: string, element: string): string {
  return new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 's').exec(html)?.[1] ?? '';
}

/** Returns the words within some HTML, like `textContent`. */
export function textOf(html: string): string {
  return decode(html.replace(/<!--.*?-->|<[^>]+>/gs, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replace(/&(?:#x([0-9a-f]+)|(\w+));/gi, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named[name ?? ''] ?? whole),
  );
}
