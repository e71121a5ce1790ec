import type { Tables } from '../../src/server/database/tables.generated.server.ts';

/** The feature that each table and view belongs to. `server` is src/server. */
const OWNERS: Record<keyof Tables, string> = {
  account: 'account',
  account_ngo: 'account',
  audit_account: 'audit',
  audit_chain: 'audit',
  audit_entry: 'audit',
  audit_head: 'audit',
  bank_detail: 'donation',
  bank_detail_freeze: 'ngo',
  bank_detail_version: 'donation',
  bank_statement_layout: 'donation',
  compliance_reminder: 'donation',
  donation: 'donation',
  donation_count: 'donation',
  donation_purpose: 'donation',
  donation_receipt: 'donation',
  donation_receipt_number: 'donation',
  donation_setting: 'donation',
  donation_statement: 'donation',
  donor_link: 'donation',
  donor_year_file: 'donation',
  event: 'event',
  event_announcement: 'event',
  event_hold: 'event',
  event_registration: 'event',
  event_registration_count: 'event',
  feedback: 'feedback',
  gateway_account: 'donation',
  gateway_event: 'donation',
  gateway_refund: 'donation',
  help_assistance: 'help-request',
  help_consent: 'help-request',
  help_earlier_pin: 'help-request',
  help_event: 'help-request',
  help_message: 'help-request',
  help_offer: 'help-request',
  help_pause: 'help-request',
  help_request: 'help-request',
  known_browser: 'account',
  invitation: 'account',
  mail: 'mail',
  ngo_mailing: 'mail',
  need_phrase: 'search-terms',
  ngo: 'ngo',
  ngo_change: 'ngo',
  ngo_claim: 'ngo',
  ngo_count: 'ngo',
  ngo_document_check: 'ngo',
  ngo_guarded_change: 'ngo',
  ngo_photo: 'ngo',
  ngo_view: 'ngo',
  ngo_word: 'ngo',
  one_time_code: 'account',
  one_time_code_form: 'account',
  password_reset: 'account',
  personal_data_look: 'audit',
  rate_limit: 'server',
  scheme: 'scheme',
  scheme_registration: 'scheme',
  scheme_registration_count: 'scheme',
  search_count: 'search-terms',
  security_event: 'audit',
  session: 'account',
  standing_gift: 'donation',
  tax_law: 'donation',
  volunteer: 'volunteer',
  volunteer_announcement: 'volunteer',
  volunteer_certificate: 'volunteer',
  volunteer_shift: 'volunteer',
  volunteer_shift_place: 'volunteer',
};

/** Files that may contain SQL. */
const SQL_FILES = [
  /\.queries\.server\.ts$/,
  /-fragments\.server\.ts$/,
  /^src\/server\/(database|embedded)\//,
  /^src\/server\/(database|migrations|run-query|embedded-postgres|change-feed|queue)\.server\.ts$/,
];

const KYSELY_TABLES =
  /\.?\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|(?:inner|left|right|full|cross)(?:Lateral)?Join|from|using)\(\s*(\[[^\]]*\]|'[^']*')/g;
const SQL_TABLES =
  /\b(?:from|join|into|update|using|truncate|lock table)\s+(?:only\s+|lateral\s+)?((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)/gi;
const KYSELY_QUERY = /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const SQL_QUERY =
  /[`']\s*(select\s[^`']*\sfrom\s|insert into \w|update \w+ (\w+ )?set\s|delete from \w|with \w+ as \(|merge into \w)/i;
/** Calls that take SQL as text. */
const SQL_CALL =
  /\b(runStatement|namedQuery|statement|statementVariants|sql)\s*(<[^`(]*>)?[(`]|\.query(<[^(]*>)?\(/;

/** Returns the tables of other features that the queries of a file in src use. */
export function foreignTables({ path, text }: { path: string; text: string }): string[] {
  const owner = /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? 'server';
  const code = withoutComments(text);
  const named = [...code.matchAll(KYSELY_TABLES), ...code.matchAll(SQL_TABLES)].flatMap(([, tables = '']) =>
    tables.split(',').map((table) => /\w+/.exec(table)?.[0] ?? ''),
  );
  return [...new Set(named)].filter((table) => isTable(table) && OWNERS[table] !== owner).sort();
}

/** Whether a file in src contains SQL, as text or with Kysely, although SQL does not belong there. */
export function hasMisplacedSql({ path, text }: { path: string; text: string }): boolean {
  if (SQL_FILES.some((place) => place.test(path))) return false;
  const code = withoutComments(text);
  return KYSELY_QUERY.test(code) || SQL_QUERY.test(code) || SQL_CALL.test(code);
}

/** Whether a file formats a time in SQL. Only sql-values.server.ts may do this. */
export function formatsTimes({ path, text }: { path: string; text: string }): boolean {
  return path !== 'src/server/database/sql-values.server.ts' && /\bto_char\(/.test(withoutComments(text));
}

const isTable = (name: string): name is keyof Tables => Object.hasOwn(OWNERS, name);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
