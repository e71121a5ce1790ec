import type { NgoToVerify, QueueEntry } from '#src/features/ngo/verification/verification.contract.ts';
import type { Language } from '#src/shared/languages.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { callApi, confirmAtApi, signInAtApi } from './call-api.ts';

/**
 * Verifies a registered NGO, of whose documents staff have seen the registration. It asks the API: how staff do it on
 * their pages is a journey of its own (check-documents.more.test.ts). Returns the id of the NGO.
 */
export async function verifyNgo({
  displayName,
  language,
}: {
  /** Its name in that language. */
  displayName: string;
  language: Language;
}): Promise<string> {
  const options = { token: await signInAtApi('staff@example.org'), language };
  const queue = await callApi<{ data: QueueEntry[] }>('GET', 'ngo/getAllNgoToVerify?pageSize=100', options);
  const entry = queue.data.find(({ name, nameGu, nameHi }) => [name, nameGu, nameHi].includes(displayName));
  if (!entry) throw new Error(`${displayName} does not wait to be verified`);
  const id = entry._id;
  const read = async () =>
    (await callApi<{ data: NgoToVerify }>('GET', `ngo/getNgoToVerify/${id}`, options)).data;
  const { documents } = await read();
  const { document, stated, revision } = documents.find((row) => row.document === 'registrationType')!;
  const seen = { result: 'matches', source: 'register', seenOn: todayInIndia() };
  const decision = { document, stated, revision, ...seen };
  const confirmation = await confirmAtApi(options.token);
  await callApi('POST', `ngo/decideDocument/${id}`, { ...options, body: decision, confirmation });
  const { revision: ngoRevision, decisions } = await read();
  const body = { revision: ngoRevision, decisions };
  await callApi('POST', `ngo/verifyNgo/${id}`, { ...options, body, confirmation });
  return id;
}
