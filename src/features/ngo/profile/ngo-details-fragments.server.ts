import { sql, type InferResult, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText } from '#src/server/database/sql-values.server.ts';
import { partsOf, type DatedDocument } from '#src/features/ngo/fields/documents.values.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import {
  isDatedValue,
  NGO_VALUES,
  type ListName,
  type NEEDED_FIELDS,
  type NgoField,
  type NgoValueName,
  type NgoValues,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { NgoStatus } from '#src/features/ngo/ngo.values.ts';
import { selectChecks } from '#src/features/ngo/document-checks/document-checks-fragments.server.ts';
import { selectPublicPhotos } from '#src/features/ngo/photos/photo-fragments.server.ts';

type Needed = (typeof NEEDED_FIELDS)[number] | ListName;
/** All fields of an NGO as JSON from the database. */
type FieldsJson = { [Name in NgoValueName]: Name extends Needed ? Stored<Name> : Stored<Name> | null };
type Stored<Name extends NgoValueName> = NgoValues[Name];

/** All fields of the NGO with the alias `n`. */
export const fieldsJson: RawBuilder<FieldsJson> = sql`json_build_object(${sql.raw(
  NGO_VALUES.map((name) => `'${name}', ${isDatedValue(name) ? documentJson(name) : columnOf(name)}`).join(
    ', ',
  ),
)})`;

function documentJson(name: DatedDocument): string {
  const { number, validFrom, validTo } = partsOf(name);
  return `case when ${columnOf(number)} is not null then json_build_object('number', ${columnOf(number)},
    'validFrom', ${columnOf(validFrom)}, 'validTo', ${columnOf(validTo)}) end`;
}

function columnOf(field: NgoField): string {
  return `n.${fieldRules[field].column}`;
}

/** Selects everything that the pages of NGOs show, except the district. Skips deleted NGOs. */
export const selectDetails = (db: Database) =>
  db
    .selectFrom('ngo as n')
    .select((eb) => [
      idText(eb, 'n.id').as('_id'),
      fieldsJson.as('fields'),
      'n.status',
      dayInIndia(eb, 'n.verified_at').as('verifiedAt'),
      dayInIndia(eb, 'n.last_confirmed_at').as('lastConfirmedAt'),
      dayInIndia(eb, 'n.papers_changed_at').as('papersChangedAt'),
      jsonArrayFrom(selectPublicPhotos(db, 'n.id')).as('photos'),
      jsonArrayFrom(selectChecks(db, 'n.id')).as('checks'),
    ])
    .where('n.status', '<>', 'deleted')
    .$narrowType<{ status: NgoStatus }>();

export type DetailRow = InferResult<ReturnType<typeof selectDetails>>[number];
