import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { ownScheme } from './management.contract.ts';

const { formOf, ngoWithUser, add } = schemeTesting(await testApp());
const { token } = await ngoWithUser();

test('stores texts in three languages, and refuses other letters and lists of another length', async () => {
  const texts = {
    schemeName: 'આંખની સહાય',
    description: null,
    benefit: 'મફત ચશ્માં',
    howToApply: null,
    office: null,
  };
  const gu = { ...texts, conditions: ['તે ભણે છે.'], documents: [] };
  const rules = { maritalStatus: ['widowed'], disabilityFrom: '૪૦', circumstances: ['student', 'unheard'] };
  const { status, body } = await add(
    token,
    formOf({
      benefit: 'Free spectacles',
      howToApply: 'Call us.',
      office: 'Near the bus stand',
      phone: '+91 98765-43210',
      translations: { gu, hi: { schemeName: ' ' } },
      eligibility: { ...rules, conditions: ['She studies.'] },
    }),
  );
  expect(status).toBe(201);
  expect(ownScheme.parse(body.data)).toMatchObject({
    benefit: 'Free spectacles',
    office: 'Near the bus stand',
    phone: '9876543210',
    eligibility: { maritalStatus: ['widowed'], disabilityFrom: 40, circumstances: ['student'] },
  });
  expect(body.data.translations).toEqual({ gu });
  expect(body.data.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const wrong = await add(
    token,
    formOf({
      phone: '12',
      translations: { gu: { ...gu, benefit: 'Free', documents: ['રેશન કાર્ડ'] }, hi: { description: 'મફત' } },
      eligibility: { disabilityFrom: 101, conditions: ['She studies.', 'She lives here.'] },
    }),
  );
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    {
      phone: apiMessages.en.schemePhone,
      disabilityFrom: apiMessages.en.schemeDisability,
      benefitGu: apiMessages.en.schemeGujarati,
      descriptionHi: apiMessages.en.schemeHindi,
      conditionsGu: apiMessages.en.schemeLines,
      documentsGu: apiMessages.en.schemeLines,
    },
  ]);
});
