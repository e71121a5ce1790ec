import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { journeyProduct } from './journey-product.ts';
import { ownAddress } from './own-address.ts';

type CallOptions = { token?: string; language?: Language; body?: unknown; confirmation?: string };

/**
 * Calls the API of the current test file's product and returns the body of the response.
 * @throws if the response is not a success; the message has the status and the body
 */
export async function callApi<Body>(method: string, path: string, options: CallOptions): Promise<Body> {
  const { token, language = 'en', body, confirmation } = options;
  const response = await fetch(new URL(`/api/${path}`, journeyProduct().origin), {
    method,
    headers: {
      'accept-language': language,
      'x-forwarded-for': ownAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(confirmation && { 'x-confirmation': confirmation }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const result = (await response.json()) as Body;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(result)}`);
  return result;
}

/** Types the password of an account of the demonstration again and returns the confirmation. */
export async function confirmAtApi(token: string): Promise<string> {
  const options = { token, body: { password: DEMO_PASSWORD } };
  return (await callApi<{ data: { confirmation: string } }>('POST', 'auth/confirmPassword', options)).data
    .confirmation;
}

/** Signs in with an account of the demonstration and returns the token. */
export async function signInAtApi(email: string): Promise<string> {
  const body = { email, password: DEMO_PASSWORD };
  const { token } = await callApi<{ token: string }>('POST', 'auth/logIn', { body });
  return token;
}

/**
 * Posts as somebody of the demonstration who signed in and typed the password again, in a session of its own.
 */
export async function postConfirmed<Body>(path: string, { email, body }: { email: string; body: object }) {
  const token = await signInAtApi(email);
  return callApi<Body>('POST', path, { token, body, confirmation: await confirmAtApi(token) });
}
