import { expect, test } from 'vitest';
import { addressOf } from '../support/visit.ts';

type ApiResponse<T> = { success: boolean; data: T };

test('the list of cities has about 130 names of Gujarat, starting with the placeholder Demo', async () => {
  const data = await fetchNames('/api/reference/getAllCity');
  expect(data[0]).toBe('Demo');
  expect(data.length).toBeGreaterThan(120);
  expect(data.length).toBeLessThan(140);
  expect(new Set(data).size).toBe(data.length);
  expect(data).toEqual(expect.arrayContaining(['Ahmedabad', 'Rajkot', 'Surat', 'Vadodara', 'Bhuj', 'Ahwa']));
});

test('the list of states has the 28 from Andhra Pradesh to West Bengal, without union territories', async () => {
  const data = await fetchNames('/api/reference/getAllState');
  expect(data).toEqual([
    ...['Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Goa', 'Gujarat'],
    ...['Haryana', 'Himachal Pradesh', 'Jharkhand', 'Karnataka', 'Kerala', 'Madhya Pradesh', 'Maharashtra'],
    ...['Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Odisha', 'Punjab', 'Rajasthan'],
    ...['Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal'],
  ]);
});

test('an NGO has the same _id in a list and on its own', async () => {
  const { data: list } = await fetchJson<{ _id: string; name: string }[]>('/api/ngo/getNgoByCity/Rajkot');
  const [first] = list;
  const { data: alone } = await fetchJson<{ _id: string; name: string }>(`/api/ngo/getNgoById/${first?._id}`);
  expect(alone).toMatchObject({ _id: first?._id, name: first?.name });
});

async function fetchNames(path: string): Promise<string[]> {
  const { data } = await fetchJson<{ name: string }[]>(path);
  return data.map(({ name }) => name);
}

async function fetchJson<T>(path: string): Promise<ApiResponse<T>> {
  const response = await fetch(addressOf(path));
  expect(response.headers.get('content-type')).toContain('application/json');
  const body = (await response.json()) as ApiResponse<T>;
  expect(body.success).toBe(true);
  return body;
}
