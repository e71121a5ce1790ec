import type { TestApp } from '../../../../tests/support/test-app.ts';

/** A registration with all fields, in the form in which they are stored. */
export const GOOD = {
  name: 'Jeevanrekh Trust',
  nameGu: 'જીવનરેખ ટ્રસ્ટ',
  nameHi: 'जीवनरेख ट्रस्ट',
  category: 'health',
  city: 'Rajkot',
  registrationType: 'Trust',
  address: '12, Station Road',
  pin: '360001',
  phone: '0281 245 0108',
  email: 'office@jeevanrekh.example.org',
  website: 'www.jeevanrekh.example.org',
  darpanId: 'GJ/2016/0990008',
  pan: 'AAATJ1234K',
  reg12A: 'AAATJ1234KE20214',
  reg12AValidFrom: '2021-04-01',
  reg12AValidTo: '2026-03-31',
  reg80G: 'AAATJ1234KF20214',
  reg80GValidFrom: '2021-04-01',
  reg80GValidTo: '2031-03-31',
  fcra: '041910123',
  fcraValidFrom: '2023-01-01',
  fcraValidTo: '2027-12-31',
  csr1: 'CSR00012345',
  contactName: 'Jaya Mehta',
  password: 'nine white egrets stand',
  consent: true,
};

const { name, category, city, registrationType, address, pin, phone, email } = GOOD;
const { contactName, password, consent } = GOOD;
/** A registration with only the required fields. */
export const PLAIN = {
  name,
  category,
  city,
  registrationType,
  address,
  pin,
  phone,
  email,
  contactName,
  password,
  consent,
};

export type RegistrationResponse = {
  success: boolean;
  msg: string;
  errors?: Record<string, string>;
  data?: { similar: { _id: string; name: string }[]; waits: boolean; mayBeAnother: boolean };
};
type Form = Partial<Record<keyof typeof GOOD | 'contactEmail' | 'otp' | 'isAnother', unknown>>;

let number = 0;

/** Steps shared by the tests of registrations and claims. */
export function registrationSteps({ call, mailsTo, pool }: TestApp) {
  /** Returns an email address and the code that was sent to it. */
  async function requestCode(contactEmail = `person${++number}@example.org`) {
    await call('POST', 'sendOtp', { body: { email: contactEmail } });
    return { contactEmail, otp: /^\d{6}$/m.exec((await mailsTo(contactEmail))[0]!.body)![0] };
  }
  const register = (form: Form, language: 'en' | 'hi' | 'gu' = 'en') =>
    call<RegistrationResponse>('POST', 'ngo/addNewNgo', { body: form, language });
  const ngos = async () =>
    (await pool.query('select * from ngo order by id')).rows as Record<string, unknown>[];
  return { requestCode, register, ngos };
}
