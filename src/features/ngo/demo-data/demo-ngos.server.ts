import entries from '#database/demo/ngos.json' with { type: 'json' };
import { lockToFill } from '#src/server/database/lock-to-fill.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { NGO_VALUES, type PartialNgo } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { statedText } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import {
  CHECKED_DOCUMENTS,
  type CheckedDocument,
} from '#src/features/ngo/document-checks/document-checks.values.ts';
import { saveNgos } from '#src/features/ngo/ngo-index.server.ts';
import type { NgoRecord } from '#src/features/ngo/ngo-record.server.ts';
import { REGISTRATION_TYPES } from '#src/features/ngo/ngo.values.ts';
import { lastTwelveMonths } from '#src/features/ngo/editing/own-ngo.rules.ts';
import {
  insertChecks,
  selectVerifiedDocuments,
  submitDemoNgos,
  selectDemoNgos,
  selectIds,
} from './demo-ngos.queries.server.ts';
import { addViews } from '#src/features/ngo/page-views/ngo-views.queries.server.ts';

type DemoEntry = (typeof entries)[number];

const DAY_MS = 86_400_000;
/** Documents that expire later than this end with a financial year, as real ones do. */
const EXACT_WITHIN_DAYS = 365;
const TERM_YEARS = 5;

/**
 * Loads the demo NGOs of `database/demo` if there is no NGO yet. It loads all or none, even if several
 * processes do so at once. Their dates are relative to `now`. Returns the number of NGOs loaded.
 */
export async function loadDemoData({ db, now }: { db: Database; now: Date }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await lockToFill(transaction, 'ngo')) return 0;
    const { inserted } = await saveNgos(transaction, demoNgos(now));
    await addDemoChecks(transaction);
    await addDemoViews(transaction, now);
    await submitDemoNgos(transaction, now);
    return inserted;
  });
}

/** Returns the ids of the demo NGOs by their Darpan ids. */
export async function readDemoNgos(db: Database): Promise<Map<string, string>> {
  const ngos = await selectDemoNgos(db);
  return new Map(ngos.map(({ darpanId, id }) => [darpanId, id]));
}

/** Decides on every document of the verified NGOs, so that their pages say when our team saw which. */
async function addDemoChecks(db: Database): Promise<void> {
  const ngos = await selectVerifiedDocuments(db);
  const checks = ngos.flatMap(({ id, ngo, verifiedOn, verifiedAt }) =>
    CHECKED_DOCUMENTS.flatMap((document) => {
      const stated = statedText({ ngo, document });
      if (stated === null) return [];
      const check = { ngo_id: id, document, result: 'matches', source: sourceOf(document) } as const;
      return [{ ...check, stated, seen_on: verifiedOn, decided_at: verifiedAt }];
    }),
  );
  await insertChecks(db, checks);
}

/** Public registers show no PAN, and not every registration. */
function sourceOf(document: CheckedDocument): 'copy' | 'register' {
  return document === 'registrationType' || document === 'pan' ? 'copy' : 'register';
}

/** Adds fake views of each page for twelve months, so that the charts of the demo have data. */
async function addDemoViews(db: Database, now: Date): Promise<void> {
  const ids = await selectIds(db);
  for (const [at, month] of lastTwelveMonths(dayInIndia(now)).entries()) {
    const views = new Map(ids.map((id): [number, number] => [id, 20 + ((id * 37 + at * 53) % 90) + at * 6]));
    await addViews(db, { month: `${month}-01`, views });
  }
}

/** Returns the demo NGOs as of `now`. A pure function. */
export function demoNgos(now: Date): NgoRecord[] {
  return entries.map((entry) => demoNgo({ entry, now }));
}

function demoNgo({ entry, now }: { entry: DemoEntry; now: Date }): NgoRecord {
  const today = dayInIndia(now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const taxPaper = (kind: 'E' | 'F', endsInDays: number) => {
    const validity = paperValidity({ today, endsInDays });
    return { number: `${entry.pan}${kind}${validity.validFrom.slice(0, 4)}1`, ...validity };
  };
  const values = NGO_VALUES.filter((name) => name in entry).map((name) => [
    name,
    entry[name as keyof DemoEntry],
  ]);
  return {
    ...(Object.fromEntries(values) as PartialNgo),
    needs: entry.needs.toSorted(),
    registrationType: REGISTRATION_TYPES.find(
      (type) => type.toLowerCase() === entry.registrationType.toLowerCase(),
    )!,
    reg12A: entry.reg12AEndsInDays === undefined ? null : taxPaper('E', entry.reg12AEndsInDays),
    reg80G: entry.reg80GEndsInDays === undefined ? null : taxPaper('F', entry.reg80GEndsInDays),
    fcra:
      entry.fcraEndsInDays === undefined
        ? null
        : {
            number: `0499000${entry.id.slice(-2)}`,
            ...paperValidity({ today, endsInDays: entry.fcraEndsInDays }),
          },
    status: entry.verifiedDaysAgo === undefined ? 'pending' : 'verified',
    verifiedAt: entry.verifiedDaysAgo === undefined ? null : daysAgo(entry.verifiedDaysAgo),
    lastConfirmedAt: entry.confirmedDaysAgo === undefined ? null : daysAgo(entry.confirmedDaysAgo),
    source: 'demo',
  };
}

/** Five years, both days inclusive. Documents that expire in more than a year end on 31 March. */
function paperValidity({ today, endsInDays }: { today: string; endsInDays: number }): {
  validFrom: string;
  validTo: string;
} {
  let end = new Date(Date.parse(today) + endsInDays * DAY_MS);
  if (endsInDays > EXACT_WITHIN_DAYS) {
    const yearEnd = Date.UTC(end.getUTCFullYear(), 2, 31);
    end = new Date(end.getTime() <= yearEnd ? yearEnd : Date.UTC(end.getUTCFullYear() + 1, 2, 31));
  }
  const begin = new Date(
    Date.UTC(end.getUTCFullYear() - TERM_YEARS, end.getUTCMonth(), end.getUTCDate() + 1),
  );
  return { validFrom: begin.toISOString().slice(0, 10), validTo: end.toISOString().slice(0, 10) };
}
