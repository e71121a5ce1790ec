import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ApiClient } from '#src/browser/api-client.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Database } from './database.server.ts';
import type { FeatureHooks } from './feature-hooks.server.ts';

/**
 * What a feature declares in `<feature>.feature.server.ts`, so that infrastructure names no feature. `src/features.server.ts` lists
 * the declarations. What belongs to the signed-in areas' navigation stands in `src/navigation.ts`, which browsers load.
 */
export type Feature = FeatureHooks & {
  /** Query parameters of its public pages and lists. All others are dropped before a page is made or cached. */
  queryParameters?: QueryParameters;
  /** Cache tags that a burst of changes drops once a second, not at each change. */
  laggingTags?: readonly string[];
  /** Links of its public pages on the page `/sitemap`; those with `isIndexed` also stand in `sitemap-pages.xml`. */
  siteMapLinks?: (context: { api: ApiClient; language: Language }) => SiteMapLink[] | Promise<SiteMapLink[]>;
  /** Files of `sitemap.xml` that list pages made from data. */
  sitemapFiles?: SitemapFiles;
  demo?: DemoData;
  /** Reads from the database what every process keeps in memory. */
  loadSharedData?: (db: Database) => Promise<void>;
  /** Starts to build what the first request would otherwise wait for. */
  prepare?: () => void;
  /** Starts to count the public pages that are sent. */
  countPages?: (options: { db: Database; log: Logger; trustedProxies: number }) => PageCounter;
};

export type QueryParameters = {
  names: readonly string[];
  /** Those that hold somebody's own words: what is made from them is not cached. */
  personal?: readonly string[];
  /** Those that a form sends several times, once for each ticked box. Their values are joined into one. */
  repeated?: readonly string[];
};

/** The sections of the page `/sitemap`, in their order. */
export const SITE_MAP_SECTIONS = ['help', 'ngos', 'work', 'towns', 'forNgos', 'aboutSite'] as const;

export type SiteMapLink = {
  section: (typeof SITE_MAP_SECTIONS)[number];
  /** Encoded, without a language. */
  path: string;
  label: string;
  isIndexed: boolean;
};

/** A page in a sitemap file: `path` is encoded and has no language, `updatedAt` is a day. */
export type SitemapPage = { path: string; updatedAt?: string };

/** Files named `sitemap-<name>-<part>.xml`. */
export type SitemapFiles = {
  name: string;
  listParts: (api: ApiClient) => Promise<number[]>;
  /** Undefined when there is no such part. */
  listPages: (api: ApiClient, part: number) => Promise<SitemapPage[] | undefined>;
};

export type DemoData = {
  /** Does nothing when the data are there already. `now` is what the dates in them are counted from. */
  load: (options: { db: Database; now: Date }) => Promise<unknown>;
  /** A line that is printed at the start. */
  describe?: (origin: string) => string;
};

/** A public page that was sent with status 200. */
export type SentPage = {
  url: string;
  userAgent: string | undefined;
  request: IncomingMessage;
  /** What the page says of itself, `PAGE_NOTE`. */
  note: string | undefined;
};

export type PageCounter = {
  note(page: SentPage): void;
  stop(): Promise<void>;
};
