import { postConfirmed } from './call-api.ts';

/** Adds a scheme to the demo NGO and returns its id. `input` overrides the default fields. */
export async function addDemoScheme(input: Record<string, unknown> = {}): Promise<string> {
  const scheme = {
    schemeName: 'ચશ્માં સહાય',
    description: 'આંખની તપાસ અને મફત ચશ્માં.\nદર ગુરુવારે, કેમ્પમાં.',
    category: ['Health'],
    beneficiary: ['EWS', 'OBC'],
    gender: 'Female',
    state: 'Gujarat',
    eligibility: {
      ageFrom: 18,
      ageTo: 60,
      incomeUpTo: 250_000,
      documents: ['રેશન કાર્ડ', 'Income certificate'],
    },
    ...input,
  };
  const { data } = await postConfirmed<{ data: { _id: string } }>('scheme/addNewScheme', {
    email: 'ngo@example.org',
    body: scheme,
  });
  return data._id;
}
