import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { replaceModules, type BuildModules } from '#src/bundling/build-modules.server.ts';
import { isMissingFile, type FileStore } from '#src/server/file-store.server.ts';
import { headersOfBuiltFile, isNamedByHash, type BuiltFile } from './built-files.server.ts';
import { hashOf, type Bodies } from './response-cache.server.ts';

/** Milliseconds for which the files of a build are kept after another one has taken its place. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** The most builds to keep. Each takes about 1 MB in the store, and its list 50 kB in memory. */
const BUILDS_MOST = 100;
/** Bytes of files of other builds in memory: those of about eight builds. */
const BYTES_MOST = 8 * 1024 * 1024;
/** Milliseconds between two looks into the store, however many unknown files are asked for. */
const LOOK_AGAIN_MS = 1_000;
/** Milliseconds after which to try again to store this build. */
const STORE_AGAIN_MS = 60_000;
/** Milliseconds for which a start waits for the store. */
const START_WAIT_MS = 10_000;

const FOLDER = 'builds';
/** `builds/<milliseconds since 1970>-<id>.json`: the names of a build's files, and since when it has been the newest. */
const LIST = /^builds\/(\d{13})-([\w-]{8})\.json$/;
const listKey = (at: number, id: string) => `${FOLDER}/${String(at).padStart(13, '0')}-${id}.json`;
const filesKey = (id: string) => `${FOLDER}/${id}.files`;

const listSchema = z.object({
  paths: z.array(z.string()),
  modules: z.record(z.string(), z.string()),
});
/** The files of a build by path, each in one encoding, as base64. */
const filesSchema = z.record(z.string(), z.object({ br: z.string() }).or(z.object({ identity: z.string() })));

type Build = { key: string; at: number; id: string; paths: ReadonlySet<string>; modules: BuildModules };

/**
 * The browser files of the builds that ran in the last 30 days, in the file store that all processes share. A page
 * finds its files although the process that it asks runs another build: an earlier one during an update, or a later one
 * in a page that has been open for days. Only names that a build has listed are read, and only those with a hash.
 */
export class KeptBuilds {
  /** Names this build: the same files have the same id. */
  readonly id: string;
  readonly #own: { files: ReadonlyMap<string, BuiltFile>; modules: BuildModules };
  readonly #store: FileStore;
  readonly #log: Logger;
  /** The known builds, the newest first. */
  #builds: readonly Build[] = [];
  #lookedAt = 0;
  #nextLook: Promise<void> | undefined;
  readonly #files = new LRUCache<string, ReadonlyMap<string, Bodies>>({
    maxSize: BYTES_MOST,
    sizeCalculation: (files) =>
      [...files.values()].reduce((sum, { br, identity }) => sum + (br ?? identity).length, 1),
    fetchMethod: (id) => this.#readFiles(id),
  });

  constructor(options: {
    store: FileStore;
    log: Logger;
    files: ReadonlyMap<string, BuiltFile>;
    modules: BuildModules;
  }) {
    const files = new Map([...options.files].filter(([path]) => isNamedByHash(path)));
    this.id = hashOf([...files.keys()].toSorted().join('\n')).slice(0, 8);
    this.#own = { files, modules: options.modules };
    this.#store = options.store;
    this.#log = options.log;
  }

  /**
   * Stores the files of this build, and removes builds that are no longer kept. Call it before the first request, so that
   * processes of other builds find the files of the pages made here. If the store does not respond in ten seconds, it
   * resolves anyway, and tries again every minute.
   */
  async keep(): Promise<void> {
    const kept = this.#storeOwn().catch((error: unknown) => {
      this.#log.error(
        { err: error },
        'The files of this build could not be stored for pages of other processes',
      );
      setTimeout(() => void this.keep(), STORE_AGAIN_MS).unref();
    });
    await Promise.race([kept, sleep(START_WAIT_MS, undefined, { ref: false })]);
  }

  /**
   * Returns a file that only another build has.
   * @throws if the store cannot be read
   */
  async readFile(path: string): Promise<BuiltFile | undefined> {
    if (!isNamedByHash(path)) return undefined;
    const build = await this.#find(({ paths }) => paths.has(path));
    const bodies = build && (await this.#files.fetch(build.id))?.get(path);
    return bodies && { headers: headersOfBuiltFile(path), bodies };
  }

  /**
   * Returns the script of a page as another build makes it of the same data, or undefined if there is no such build.
   * @param options.script the script of the page, as this build makes it
   * @param options.build the id of the other build
   * @throws if the store cannot be read
   */
  async readScript({ script, build: id }: { script: string; build: string }): Promise<Bodies | undefined> {
    const build = id === this.id ? undefined : await this.#find((other) => other.id === id);
    if (!build) return undefined;
    return { identity: Buffer.from(replaceModules(script, { from: this.#own.modules, to: build.modules })) };
  }

  /** Finds the newest other build that fits. If there is none, looks for builds that were stored meanwhile. */
  async #find(fits: (build: Build) => boolean): Promise<Build | undefined> {
    const find = () => this.#builds.find((build) => build.id !== this.id && fits(build));
    const known = find();
    if (known) return known;
    await this.#lookAgain();
    return find();
  }

  /** Reads the lists again, in a look that has not begun yet: a build may have been stored since the last one began. */
  #lookAgain(): Promise<void> {
    const wait = Math.max(0, this.#lookedAt + LOOK_AGAIN_MS - Date.now());
    this.#nextLook ??= sleep(wait, undefined, { ref: false }).then(async () => {
      this.#nextLook = undefined;
      this.#lookedAt = Date.now();
      this.#builds = await this.#readLists();
    });
    return this.#nextLook;
  }

  async #readLists(): Promise<readonly Build[]> {
    const known = new Map(this.#builds.map((build) => [build.key, build]));
    const keys = (await this.#listKeys())
      .filter((key) => LIST.test(key))
      .toSorted()
      .toReversed();
    const builds = await Promise.all(keys.map(async (key) => known.get(key) ?? (await this.#readList(key))));
    return builds.filter((build) => build !== undefined);
  }

  async #listKeys(): Promise<string[]> {
    try {
      const { objects } = await this.#store.listAll(FOLDER, { recursive: true });
      return [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
    } catch (error) {
      if (isMissingFile(error)) return [];
      throw error;
    }
  }

  /** Returns undefined for a list that was not written to its end, and for one that has just been removed. */
  async #readList(key: string): Promise<Build | undefined> {
    const [, at = '', id = ''] = LIST.exec(key) ?? [];
    const text = await this.#read(key);
    const list = text === undefined ? undefined : listSchema.safeParse(parse(text)).data;
    if (!list) return undefined;
    return {
      key,
      at: Number(at),
      id,
      paths: new Set(list.paths.filter(isNamedByHash)),
      modules: list.modules,
    };
  }

  async #readFiles(id: string): Promise<ReadonlyMap<string, Bodies> | undefined> {
    const text = await this.#read(filesKey(id));
    const files = text === undefined ? undefined : filesSchema.safeParse(parse(text)).data;
    return files && new Map(Object.entries(files).map(([path, body]) => [path, unpack(body)]));
  }

  async #read(key: string): Promise<string | undefined> {
    try {
      return Buffer.from(await this.#store.getBytes(key)).toString();
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw error;
    }
  }

  async #storeOwn(): Promise<void> {
    this.#builds = await this.#readLists();
    const { files, modules } = this.#own;
    if (this.#builds[0]?.id !== this.id || !(await this.#store.exists(filesKey(this.id)))) {
      const packed = Object.fromEntries([...files].map(([path, { bodies }]) => [path, pack(bodies)]));
      await this.#store.put(filesKey(this.id), JSON.stringify(packed));
      // Written last: a build without a list is not there.
      const list = { paths: [...files.keys()], modules };
      await this.#store.put(listKey(Date.now(), this.id), JSON.stringify(list));
      this.#builds = await this.#readLists();
    }
    await this.#removeOld();
  }

  async #removeOld(): Promise<void> {
    const kept = this.#builds.filter(({ id }, at, all) => {
      const isRepeated = all.findIndex((build) => build.id === id) < at;
      const replacedAt = all[at - 1]?.at ?? Infinity;
      return !isRepeated && at < BUILDS_MOST && replacedAt > Date.now() - KEPT_MS;
    });
    for (const { key, id } of this.#builds.filter((build) => !kept.includes(build))) {
      await this.#store.delete(key);
      if (!kept.some((build) => build.id === id)) await this.#store.delete(filesKey(id));
    }
    this.#builds = kept;
  }
}

function pack({ br, identity }: Bodies) {
  return br ? { br: br.toString('base64') } : { identity: identity.toString('base64') };
}

function unpack(body: { br: string } | { identity: string }): Bodies {
  if ('identity' in body) return { identity: Buffer.from(body.identity, 'base64') };
  const br = Buffer.from(body.br, 'base64');
  // Few browsers need the file uncompressed.
  return {
    br,
    get identity() {
      return brotliDecompressSync(br);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
