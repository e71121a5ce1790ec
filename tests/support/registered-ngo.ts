import { expect } from 'vitest';
import { waitForCode } from './mails.ts';
import { addressOf } from './visit.ts';

/** Registers an NGO in the product, as its contact person does, so that it waits to be checked. */
export async function registerNgo({
  name,
  email,
  ...documents
}: {
  name: string;
  /** Of the contact person, who can then sign in with any mailbox code. */
  email: string;
  nameGu?: string;
  darpanId?: string;
  pan?: string;
}): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(addressOf(`/api/${path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('sendOtp', { email });
  const response = await post('ngo/addNewNgo', {
    name,
    category: 'health',
    city: 'Rajkot',
    registrationType: 'Trust',
    pin: '360001',
    address: '7, Lake Road',
    phone: '9825012345',
    email: 'office@example.org',
    contactName: 'Kesar Dave',
    contactEmail: email,
    password: 'four brown owls listen',
    otp: await waitForCode(email),
    consent: true,
    ...documents,
  });
  expect(response.status, await response.text()).toBe(201);
}
