import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Register } from 'react-router';
import type { ApiClient } from '#src/browser/api-client.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Database } from './database.server.ts';
import type { FeatureHooks } from './feature-hooks.server.ts';
import type { FileStore } from './file-store.server.ts';
import type { Keys } from './security/keys.server.ts';

/**
 * What a feature declares in `<feature>.feature.server.ts`, so that the infrastructure does not depend on
 * features. `src/features.server.ts` lists the declarations. Navigation items of the signed-in areas are
 * declared in `src/navigation.ts`, which browsers load.
 */
export type Feature = FeatureHooks & {
  /** Query parameters of its public pages. Others are dropped before a page is made or cached. */
  queryParameters?: QueryParameters;
  /**
   * Pages about one record each that people need while the database is down. Their copies are cached apart from others, as
   * are those of all pages without a variable part.
   */
  outagePages?: readonly PageAddress[];
  /** Cache tags that a burst of changes drops once a second instead of at each change. */
  laggingTags?: readonly string[];
  /**
   * Links to its public pages for the page `/sitemap`. Those with `isIndexed` are also in
   * `sitemap-pages.xml`.
   */
  siteMapLinks?: (context: { api: ApiClient; language: Language }) => SiteMapLink[] | Promise<SiteMapLink[]>;
  /** Files in `sitemap.xml` that list pages made from data. */
  sitemapFiles?: SitemapFiles;
  /** Whether the stored photo with this random name is the feature's, and may be shown now. */
  isPhotoShown?: (db: Database, fileKey: string) => Promise<boolean>;
  demo?: DemoData;
  /** Loads from the database the data that every process keeps in memory. */
  loadSharedData?: (db: Database) => Promise<void>;
  /** Called at the first request: starts preparing what later requests would otherwise wait for. */
  prepare?: () => void;
  /** Starts counting the public pages that are sent. */
  countPages?: (options: { db: Database; log: Logger; trustedProxies: number }) => PageCounter;
};

/** The address of a page in `src/routes.ts`, from the root: `/category/:category`. */
type PageAddress = keyof Register['pages'];

export type QueryParameters = {
  /** The names that each page reads. Those of the API are in its contracts. */
  pages?: Partial<Record<PageAddress, readonly string[]>>;
  /** Names that all pages read. */
  everyPage?: readonly string[];
  /** Parameters with text that the visitor entered. Responses made from them are not cached. */
  personal?: readonly string[];
  /**
   * Parameters that a form sends several times, once for each ticked box. Their values are joined into one.
   */
  repeated?: readonly string[];
};

/** The sections of the page `/sitemap`, in their order. */
export const SITE_MAP_SECTIONS = ['help', 'ngos', 'work', 'towns', 'forNgos', 'aboutSite'] as const;

export type SiteMapLink = {
  section: (typeof SITE_MAP_SECTIONS)[number];
  /** URL-encoded, without a language prefix. */
  path: string;
  label: string;
  isIndexed: boolean;
};

/** A page in a sitemap file. `path` is URL-encoded without a language prefix; `updatedAt` is a day. */
export type SitemapPage = { path: string; updatedAt?: string };

/** Files named `sitemap-<name>-<part>.xml`. */
export type SitemapFiles = {
  name: string;
  listParts: (api: ApiClient) => Promise<number[]>;
  /** Resolves to undefined if there is no such part. */
  listPages: (api: ApiClient, part: number) => Promise<SitemapPage[] | undefined>;
};

export type DemoData = {
  /** Does nothing if the data exist already. The dates in them are relative to `now`. */
  load: (options: { db: Database; files: FileStore; keys: Keys; now: Date }) => Promise<unknown>;
  /** Returns a line to print at startup. */
  describe?: (origin: string) => string;
};

/** A public page that was sent with status 200. */
export type SentPage = {
  url: string;
  userAgent: string | undefined;
  request: IncomingMessage;
  /** The note that the page attached to its response (`PAGE_NOTE`). */
  note: string | undefined;
};

export type PageCounter = {
  note(page: SentPage): void;
  stop(): Promise<void>;
};
