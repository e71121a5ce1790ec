import { DATED_DOCUMENTS, type DatedNumber, partsOf } from './documents.values.ts';
import {
  isListName,
  type ListName,
  NGO_VALUES,
  type NgoField,
  type NgoValueName,
  type PartialNgo,
} from './ngo-fields.values.ts';
import type { NgoService } from './services.values.ts';

/** Valid values in their normalized form. Empty fields are absent. */
export type CheckedValues = Partial<Record<NgoField, string | number | string[] | NgoService[]>>;
export type DocumentError = 'noNumber' | 'endsFirst';

/**
 * Converts checked values to an NGO, in which a dated document is one value. Calls `onError` for a document
 * that has dates without a number, or that ends before it begins.
 */
export function ngoOfValues({
  values,
  onError,
}: {
  values: CheckedValues;
  onError: (error: DocumentError, fields: Record<keyof DatedNumber, NgoField>) => void;
}): PartialNgo {
  const ngo: Record<string, unknown> = { ...values };
  for (const document of DATED_DOCUMENTS) {
    const fields = partsOf(document);
    const { [fields.validFrom]: validFrom = null, [fields.validTo]: validTo = null } = values;
    delete ngo[fields.validFrom];
    delete ngo[fields.validTo];
    if (ngo[document] !== undefined) ngo[document] = { number: ngo[document], validFrom, validTo };
    else if (validFrom !== null || validTo !== null) onError('noNumber', fields);
    if (ngo[document] !== undefined && validFrom !== null && validTo !== null && validFrom > validTo)
      onError('endsFirst', fields);
  }
  // The caller rejects an NGO without the required values.
  return ngo as PartialNgo;
}

type EmptyNgo = { [Name in NgoValueName]: Name extends ListName ? [] : null };

/** Returns an NGO without any values. */
export function emptyNgo(): EmptyNgo {
  const empty: Record<string, unknown> = {};
  for (const name of NGO_VALUES) empty[name] = isListName(name) ? [] : null;
  return empty as EmptyNgo;
}
