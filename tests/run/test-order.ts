import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SEED } from './seed.ts';

/** The files that take longest. If one of them began last, a core would have nothing to do at the end. */
const LONGEST = [
  'src/api-access.test.ts',
  'src/features/ngo/photos/photo.test.ts',
  // It builds the product.
  'tests/rules/bundle.test.ts',
  'tests/attack/attack.test.ts',
  'tests/journeys/crawl.more.test.ts',
  'tests/journeys/dev-server.more.test.ts',
  'tests/journeys/manage-donations.more.test.ts',
  'tests/journeys/page-sweep-en.test.ts',
  'tests/journeys/page-sweep-gu.more.test.ts',
  'tests/journeys/page-sweep-hi.more.test.ts',
  'tests/journeys/sign-in.test.ts',
  'tests/journeys/swapped-bank-account.more.test.ts',
  'tests/lifecycle/cache-tags.test.ts',
  'tests/lifecycle/crash.more.test.ts',
  'tests/lifecycle/early-kill.more.test.ts',
  'tests/lifecycle/embedded-postgres.more.test.ts',
  'tests/lifecycle/production-install.more.test.ts',
];
for (const path of LONGEST)
  if (!existsSync(path)) throw new Error(`There is no ${path}: see tests/run/test-order.ts`);

/**
 * Orders test files by the seed, so that no file relies on another before it. The longest come first. Files of a project
 * that share a worker follow each other, because a worker of another project would load all modules anew.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => ({ file, rank: rankOf(file) }));
    return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ file }) => file);
  }
}

function rankOf({ moduleId, project }: TestSpecification): string {
  const path = relative('.', moduleId);
  const shuffled = createHash('sha1').update(`${SEED} ${path}`).digest('hex');
  return `${project.config.isolate ? '' : project.name} ${LONGEST.includes(path) ? 0 : 1} ${shuffled}`;
}
