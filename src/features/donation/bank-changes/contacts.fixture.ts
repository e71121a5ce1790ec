import type { TestApp } from '../../../../tests/support/test-app.ts';
import type { GuardedField } from '../../ngo/fields/ngo-fields.values.ts';
import { formValuesOf } from '../../ngo/editing/ngo-form-values.ts';
import type { OwnNgo } from '../../ngo/editing/own-ngo.contract.ts';
import type { WaitingChange } from '../bank-oversight/bank-oversight.contract.ts';

type Answer = { msg: string; data: OwnNgo; errors?: Record<string, string> };

/** Other values of an NGO, as its form has them. */
export const NEW = {
  name: 'Prakash Netra Seva',
  nameGu: 'પ્રકાશ નેત્ર સેવા',
  nameHi: 'प्रकाश नेत्र सेवा',
  phone: '9812300001',
  email: 'new@example.org',
  website: 'https://new.example.org/',
  category: 'women',
  city: 'Surat',
  address: '7 New Road',
  pin: '395001',
  needs: 'savings-group',
  sensitiveNeeds: 'domestic-violence',
  registrationType: 'Society',
  darpanId: 'GJ/2019/0990099',
  pan: 'AAATX9999X',
  reg12A: 'AAATX9999XE20214',
  reg80G: 'AAATX9999XF20214',
  fcra: '041910999',
  csr1: 'CSR00099999',
} as const satisfies Record<GuardedField, string>;
/** The form fields with a new value. */
export const changeOf = (field: GuardedField) => ({
  [field === 'sensitiveNeeds' ? 'needs' : field]: NEW[field],
});
export const OLD = {
  nameGu: 'સાથી મંડળ',
  nameHi: 'साथी मंडल',
  phone: '9898012345',
  website: 'https://old.example.org/',
};

/** Helpers for the tests of names and contact details, bound to the app of the test file. */
export async function contactTesting({ call, signedIn, confirmed }: TestApp) {
  const { token: staff } = await signedIn({ role: 'staff' });
  const own = async (token: string) => (await call<Answer>('GET', 'ngo/getOwnNgo', { token })).body.data;

  /** Returns the form of the page with these values. */
  async function formWith(token: string, values: Record<string, string>) {
    const ngo = await own(token);
    return { ...formValuesOf(ngo), revision: ngo.revision, ...values };
  }

  /** Saves the page with these values. With `confirm`, the password is typed again. */
  async function save(token: string, values: Record<string, string>, confirm = true) {
    const body = await formWith(token, values);
    const headers = confirm ? await confirmed(token) : {};
    return call<Answer>('POST', 'ngo/updateNgo', { token, body, headers });
  }
  const publicNgo = async (id: string) =>
    (await call<{ data: Record<string, unknown> }>('GET', `ngo/getNgoById/${id}`)).body.data;
  const waiting = async () =>
    (await call<{ data: WaitingChange[] }>('GET', 'donation/getAllBankChange', { token: staff })).body.data;
  const decide = async (path: 'confirmBankChange' | 'stopBankChange', id: string, body?: object) =>
    call<{ msg: string }>('POST', `donation/${path}/ngo/${id}`, {
      token: staff,
      headers: await confirmed(staff),
      ...(body && { body }),
    });
  return { staff, own, formWith, save, publicNgo, waiting, decide };
}
