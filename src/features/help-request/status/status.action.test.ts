import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { StatusView } from '#src/features/help-request/status/parts/status.view.ts';
import { respondToStatusForm } from './status.action.server.ts';

type Faked = { status: number; body: unknown };
const reference = 'SH-2222-22';
const FOUND: Faked = { status: 200, body: { success: true, data: { standing: 'received' } } };
const OLD: Faked = { status: 401, body: { success: false, msg: 'Too old' } };

/** Sends a form of the page to an API with the given responses, and also returns the calls to that API. */
async function sendForm(
  fields: Record<string, string>,
  api: Partial<Record<'status' | 'code' | 'step', Faked>>,
) {
  const calls: { name: string; json: Record<string, unknown> }[] = [];
  const endpoint = (name: string, faked: (json: Record<string, unknown>) => Faked) => ({
    $post: async ({ json }: { json: Record<string, unknown> }) => {
      calls.push({ name, json });
      const { status, body } = faked(json);
      return Response.json(body, { status });
    },
  });
  const step = () => api.step ?? OLD;
  const context = new RouterContextProvider();
  context.set(pageContext, {
    language: 'en',
    api: {
      reference: { getNames: { $get: async () => Response.json({ data: { cities: {}, categories: {} } }) } },
      sendOtp: endpoint('sendOtp', () => api.code!),
      helpRequest: {
        getHelpRequestStatus: endpoint('status', ({ ticket, userOTP }) =>
          ticket === undefined && userOTP === undefined ? FOUND : (api.status ?? OLD),
        ),
        addMessage: endpoint('addMessage', step),
        sayIfHelped: endpoint('sayIfHelped', step),
        sayIfContacted: endpoint('sayIfContacted', step),
        withdrawHelpRequest: endpoint('withdraw', step),
        eraseHelpRequest: endpoint('erase', step),
      },
    },
  } as never);
  const request = new Request('http://localhost/helpRequest/status', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const { data, init } = (await respondToStatusForm({ request, context })) as unknown as {
    data: StatusView;
    init: { status: number };
  };
  return { view: data, status: init.status, calls };
}

const identity = { reference, userEmail: 'kokila@example.org' };
const { failed } = catalogues.en['help-request/status'].prove;

describe('a code that could not be sent', () => {
  test('is reported with the message of the specification', async () => {
    const code = { status: 500, body: { success: false, msg: 'Something' } };
    const { view, status } = await sendForm({ ...identity, intent: 'code' }, { code });
    expect(status).toBe(500);
    expect(view.msg).toBe('Failed to send OTP. Please try again.');
    expect(view.msg).toBe(failed);
    expect(view).toMatchObject({ step: 'prove', isCodeSent: false, values: identity });
  });

  test('is reported with the time to wait after too many requests', async () => {
    const code = { status: 429, body: { success: false, msg: 'Wait a quarter of an hour.' } };
    const { view } = await sendForm({ ...identity, intent: 'code' }, { code });
    expect(view.msg).toBe(`${failed} Wait a quarter of an hour.`);
    expect(view.isWaiting).toBe(true);
  });

  test('is not requested with an invalid reference or without a mail address', async () => {
    const { view, calls, status } = await sendForm({ reference: 'SH-2222-23', intent: 'code' }, {});
    expect(calls).toEqual([]);
    expect(status).toBe(400);
    expect(Object.keys(view.errors)).toEqual(['reference', 'userEmail']);
    expect(view.values).toEqual({ reference: 'SH-2222-23' });
  });
});

test('a number that was entered on another page is read in any spelling, or comes back with an error', async () => {
  const begin = (number: string) => sendForm({ reference: number, intent: 'begin' }, {});
  const read = await begin(' sh 2222 22');
  expect([read.status, read.view.step, read.view.values, read.view.errors]).toEqual([
    200,
    'find',
    { reference },
    {},
  ]);
  const wrong = await begin('SH-2222-23');
  const { numberWrong } = catalogues.en['help-request/status'].find;
  expect([wrong.status, wrong.view.values, wrong.view.errors]).toEqual([
    400,
    { reference: 'SH-2222-23' },
    { reference: numberWrong },
  ]);
  expect([...read.calls, ...wrong.calls]).toEqual([]);
});

test('carries the form token from the code request to the status request', async () => {
  const code = { status: 200, body: { success: true, data: { form: 'a-form-of-this-page' } } };
  const result = await sendForm({ ...identity, intent: 'code' }, { code });
  expect(result.view).toMatchObject({ step: 'prove', isCodeSent: true, isWaiting: false });
  expect(result.view.values.otpForm).toBe('a-form-of-this-page');
  const input = { ...identity, userOTP: '123456', otpForm: 'a-form-of-this-page' };
  const { calls } = await sendForm({ ...input, intent: 'open' }, {});
  expect(calls[0]!.json).toEqual(input);
});

test.each(['message', 'helpedNo', 'contactedNo', 'withdraw', 'askWithdraw', 'keep'])(
  'asks for a new code when the ticket is too old, and keeps all entered values: %s',
  async (intent) => {
    const input = { message: 'Please call', words: 'Nobody called' };
    const { view, status } = await sendForm({ ...identity, ...input, ticket: 'old', intent }, {});
    expect(status).toBe(401);
    expect(view).toMatchObject({
      step: 'prove',
      isOld: true,
      isCodeSent: false,
      values: { ...identity, ...input },
    });
  },
);

test('shows the error of the comment at its own field, not at the message', async () => {
  const asked = { userCity: 'Rajkot', helpDescription: 'Cataract', safeContact: null, mayMail: true };
  const request = { asked, history: [], status: 'accepted' };
  const { view, status } = await sendForm(
    { ...identity, words: '2345 6789 0124', message: 'Kept', ticket: 'good', intent: 'helpedNo' },
    {
      step: { status: 400, body: { success: false, msg: 'No', errors: { message: 'No Aadhaar' } } },
      status: {
        status: 200,
        body: { success: true, data: { standing: 'answered', ticket: 'new', request } },
      },
    },
  );
  expect(status).toBe(400);
  expect(view.errors).toEqual({ words: 'No Aadhaar' });
  expect(view).toMatchObject({ step: 'full', values: { words: '2345 6789 0124', message: 'Kept' } });
  expect(view.full?.ticket).toBe('new');
});

describe('erasing', () => {
  const erase = { ...identity, ticket: 'one', message: 'Half a word', intent: 'erase' };

  test('clears the page', async () => {
    const step = { status: 200, body: { success: true, msg: 'Erased' } };
    const { view, status, calls } = await sendForm(erase, { step });
    expect([view.step, view.values, view.confirmation, status]).toEqual(['find', {}, 'erased', 200]);
    expect(calls).toEqual([{ name: 'erase', json: { ticket: 'one' } }]);
  });

  test('asks for a new code when the ticket is too old', async () => {
    const { view, status } = await sendForm(erase, {});
    expect([view.step, view.isOld, view.confirmation, status]).toEqual(['prove', true, undefined, 401]);
  });
});
