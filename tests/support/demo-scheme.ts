import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { addressOf } from './visit.ts';

type ApiResponse = { token?: string; data?: { _id: string } };

let session: Promise<ApiResponse> | undefined;

/** Adds a scheme to the demo NGO and returns its id. `input` overrides the default fields. */
export async function addDemoScheme(input: Record<string, unknown> = {}): Promise<string> {
  session ??= post('auth/logIn', { email: 'ngo@example.org', password: DEMO_PASSWORD });
  const { token } = await session;
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
  const { data } = await post('scheme/addNewScheme', scheme, { authorization: `Bearer ${token}` });
  if (!data) throw new Error('the scheme was not taken');
  return data._id;
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const response = await fetch(addressOf(`/api/${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as ApiResponse;
}
