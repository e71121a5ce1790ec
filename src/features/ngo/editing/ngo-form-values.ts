import type { NgoDetail } from '#src/features/ngo/ngo.contract.ts';
import { partsOf } from '#src/features/ngo/fields/documents.values.ts';
import {
  isDatedValue,
  NGO_FIELDS,
  NGO_VALUES,
  type NgoField,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import { emptyNgo, ngoOfValues, type CheckedValues } from '#src/features/ngo/fields/ngo-of-values.ts';
import { formatServices, parseServices } from '#src/features/ngo/fields/services-text.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';

/** Values of the form fields, as text. */
export type NgoFormValues = Record<NgoField, string>;

/** Returns the form values of an NGO: services as `formatServices` writes them, days as YYYY-MM-DD. */
export function formValuesOf(ngo: OwnNgo): NgoFormValues {
  const values = {} as NgoFormValues;
  for (const name of NGO_VALUES) {
    if (isDatedValue(name)) {
      const { number, validFrom, validTo } = partsOf(name);
      values[number] = ngo[name]?.number ?? '';
      values[validFrom] = ngo[name]?.validFrom ?? '';
      values[validTo] = ngo[name]?.validTo ?? '';
    } else values[name] = name === 'services' ? formatServices(ngo.services) : String(ngo[name] ?? '');
  }
  return { ...values, needs: joinNeeds(ngo.needs.map(({ id }) => id)) };
}

/** Joins ids into one text that is equal for equal sets of needs. */
export function joinNeeds(ids: readonly string[]): string {
  return [...ids].sort().join(';');
}

/** Splits the result of `joinNeeds` into ids. */
export function splitNeeds(text: string): string[] {
  return text.split(';').filter(Boolean);
}

/** Returns the public page with the entered values, without validating them. */
export function previewOf({
  ngo,
  values,
}: {
  ngo: OwnNgo;
  values: NgoFormValues;
}): Omit<NgoDetail, 'district' | 'needs'> {
  const pan = values.pan.trim() || null;
  const checked: CheckedValues = {};
  for (const field of NGO_FIELDS) {
    const text = values[field].trim();
    if (field === 'services') checked.services = parseServices(text).services;
    else if (text) checked[field] = text;
  }
  const {
    standing,
    revision: _revision,
    pan: _pan,
    needs: _needs,
    proposedNeeds: _proposed,
    changes: _changes,
    frozenAt: _frozenAt,
    ...rest
  } = ngo;
  return {
    ...rest,
    // Nobody can load the photos of a suspended NGO.
    photos: standing.status === 'suspended' ? [] : rest.photos,
    status: standing.status,
    verifiedAt: standing.verifiedAt,
    papersChangedAt: standing.papersChangedAt,
    ...emptyNgo(),
    ...ngoOfValues({ values: checked, onError() {} }),
    name: values.name.trim(),
    foundedYear: Number(values.foundedYear) || null,
    panMasked: pan && `${pan.slice(0, 3)}XXXXX${pan.slice(-2)}`,
  };
}
