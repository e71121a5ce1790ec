import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupees } from '#src/shared/money.ts';
import { checkTaxLaw, parseDue, typedDue } from './tax-law-form.rules.ts';
import { TAX_LAW_FIELDS } from './tax-law.values.ts';

const form = {
  appliesFrom: '01-04-2027',
  act: ' Income-tax\n Act,  2027 ',
  actGu: 'આવકવેરા અધિનિયમ, 2027',
  actHi: 'आयकर अधिनियम, 2027',
  deductionSection: '133',
  approvalSection: '354',
  statementForm: '113',
  certificateForm: '114',
  statementSectionCode: 'Section 133',
  statementDateFormat: 'DD/MM/YYYY',
  statementDue: '૩૧/૫',
  cashLimit: '₹2,000',
  cashDayLimit: '2,00,000/-',
};

describe('a law', () => {
  test('is normalised', () => {
    expect(checkTaxLaw(form)).toEqual({
      errors: {},
      law: {
        ...form,
        appliesFrom: '2027-04-01',
        act: 'Income-tax Act, 2027',
        statementDue: '05-31',
        cashLimit: rupees(2000),
        cashDayLimit: rupees(200_000),
      },
    });
  });

  test('has an error for each field that is missing', () => {
    expect(Object.keys(checkTaxLaw({}).errors)).toEqual([...TAX_LAW_FIELDS]);
  });

  test.each([
    [{ appliesFrom: '2027-02-30' }, { appliesFrom: 'taxLawDayWrong' }],
    [{ actGu: ' ' }, { actGu: 'taxLawTextRequired' }],
    [{ statementForm: 'x'.repeat(41) }, { statementForm: 'textLong' }],
    [{ act: 'Act 2345 6789 0124' }, { act: 'aadhaar' }],
    [{ statementDateFormat: 'YYYY/DD/MM' }, { statementDateFormat: 'taxLawFormatRequired' }],
    [{ statementDue: '29-02' }, { statementDue: 'taxLawDueWrong' }],
    [{ statementDue: '05-31' }, { statementDue: 'taxLawDueWrong' }],
    [{ cashLimit: '-1' }, { cashLimit: 'taxLawAmountWrong' }],
    [{ cashDayLimit: '1.005' }, { cashDayLimit: 'taxLawAmountWrong' }],
  ])('%j is refused', (change, errors) => {
    expect(checkTaxLaw({ ...form, ...change }).errors).toEqual(errors);
  });
});

test('a day of every year is read as it is written', () => {
  const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2001-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const due = date.toISOString().slice(5, 10);
      expect(parseDue(typedDue(due))).toBe(due);
    }),
  );
});
