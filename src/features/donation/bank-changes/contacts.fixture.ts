import type { TestApp } from '../../../../tests/support/test-app.ts';
import type { GuardedField } from '../../ngo/fields/ngo-fields.values.ts';
import { formatServices } from '../../ngo/fields/services-text.ts';
import type { OwnNgo } from '../../ngo/editing/own-ngo.contract.ts';
import type { WaitingChange } from '../bank-oversight/bank-oversight.contract.ts';

type Answer = { msg: string; data: OwnNgo; errors?: Record<string, string> };

/** Other names and contact details of an NGO. */
export const NEW: Record<GuardedField, string> = {
  name: 'Prakash Netra Seva',
  nameGu: 'પ્રકાશ નેત્ર સેવા',
  nameHi: 'प्रकाश नेत्र सेवा',
  phone: '9812300001',
  email: 'new@example.org',
  website: 'https://new.example.org/',
};
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
    const { services, ...ngo } = await own(token);
    const texts = Object.fromEntries(Object.entries(ngo).filter(([, value]) => typeof value === 'string'));
    return { ...texts, services: formatServices(services), revision: ngo.revision, ...values };
  }

  /** Saves the page with these values. With `confirm`, the password is typed again. */
  async function save(token: string, values: Record<string, string>, confirm = true) {
    const body = await formWith(token, values);
    const headers = confirm ? await confirmed(token) : {};
    const path = confirm ? 'ngo/updateNgoWithContacts' : 'ngo/updateNgo';
    return call<Answer>('POST', path, { token, body, headers });
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
