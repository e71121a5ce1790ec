import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';
import type { NgoRecord } from '#src/features/ngo/ngo-record.server.ts';
import type { OwnScheme } from '#src/features/scheme/management/management.contract.ts';
import type { PublicScheme } from '#src/features/scheme/catalogue/catalogue.contract.ts';

type Body<Data> = { success: boolean; msg: string; data: Data; errors?: Record<string, string> };
export type PageBody<Row> = Body<Row[]> & { total: number; page: number; pageSize: number };

let number = 0;

/** Helpers for the tests of schemes, bound to the app of the test file. */
export function schemeTesting({ call, callConfirmed, db, signedIn }: TestApp) {
  const formOf = (input: Record<string, unknown> = {}) => ({
    schemeName: 'Netra Sahay',
    description: 'Spectacles and operations of the eyes',
    category: ['Health'],
    beneficiary: ['EWS', 'SC'],
    gender: 'All',
    state: 'Gujarat',
    ...input,
  });

  /** Saves an NGO, verified by default, and returns it with the token of an account that belongs to it. */
  async function ngoWithUser(record: Partial<NgoRecord> = {}): Promise<{ ngoId: string; token: string }> {
    const ngoId = await savedNgo(db, record);
    const { token } = await signedIn({ role: 'ngo', ngoId });
    return { ngoId, token };
  }

  const add = (token: string, body: unknown = formOf()) =>
    callConfirmed<Body<OwnScheme>>('POST', 'scheme/addNewScheme', { token, body });

  /** Adds a scheme and returns its id. */
  async function added(token: string, input: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await add(token, formOf(input));
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data._id;
  }

  const list = async (query = '') =>
    (await call<PageBody<PublicScheme>>('GET', `scheme/getAllScheme?${query}`)).body;
  const namesOf = async (query: string) => (await list(query)).data.map(({ schemeName }) => schemeName);

  const personOf = (input: Record<string, unknown> = {}) => {
    const id = ++number;
    return {
      name: 'કોકિલા પટેલ',
      mobileNumber: String(9_000_000_000 + id),
      email: `p${id}@example.org`,
      address: '12 Main Road',
      city: 'Rajkot',
      ...input,
    };
  };
  const register = (schemeId: string, body: unknown = personOf(), options: object = {}) =>
    call<Body<undefined>>('POST', `scheme/registerUser/${schemeId}`, { body, ...options });

  return { formOf, ngoWithUser, add, added, list, namesOf, personOf, register };
}
