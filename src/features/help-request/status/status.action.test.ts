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
  const asked: { name: string; json: Record<string, unknown> }[] = [];
  const answer = (name: string, faked: (json: Record<string, unknown>) => Faked) => ({
    $post: async ({ json }: { json: Record<string, unknown> }) => {
      asked.push({ name, json });
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
      sendOtp: answer('sendOtp', () => api.code!),
      helpRequest: {
        getHelpRequestStatus: answer('status', ({ ticket, userOTP }) =>
          ticket === undefined && userOTP === undefined ? FOUND : (api.status ?? OLD),
        ),
        addMessage: answer('addMessage', step),
        sayIfHelped: answer('sayIfHelped', step),
        withdrawHelpRequest: answer('withdraw', step),
        eraseHelpRequest: answer('erase', step),
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
  return { view: data, status: init.status, asked };
}

const known = { reference, userEmail: 'kokila@example.org' };
const { failed } = catalogues.en['help-request/status'].prove;

describe('a code that cannot be sent', () => {
  test('is told in the words of the specification', async () => {
    const code = { status: 500, body: { success: false, msg: 'Something' } };
    const { view, status } = await sendForm({ ...known, intent: 'code' }, { code });
    expect(status).toBe(500);
    expect(view.msg).toBe('Failed to send OTP. Please try again.');
    expect(view.msg).toBe(failed);
    expect(view).toMatchObject({ step: 'prove', isCodeSent: false, values: known });
  });

  test('because there were too many: when to try again', async () => {
    const code = { status: 429, body: { success: false, msg: 'Wait a quarter of an hour.' } };
    const { view } = await sendForm({ ...known, intent: 'code' }, { code });
    expect(view.msg).toBe(`${failed} Wait a quarter of an hour.`);
    expect(view.isWaiting).toBe(true);
  });

  test('is not even tried with a number that cannot be one, nor without an address', async () => {
    const { view, asked, status } = await sendForm({ reference: 'SH-2222-23', intent: 'code' }, {});
    expect(asked).toEqual([]);
    expect(status).toBe(400);
    expect(Object.keys(view.errors)).toEqual(['reference', 'userEmail']);
    expect(view.values).toEqual({ reference: 'SH-2222-23' });
  });
});

test('the form that asked for the code goes along with it, there and back', async () => {
  const code = { status: 200, body: { success: true, data: { form: 'a-form-of-this-page' } } };
  const sent = await sendForm({ ...known, intent: 'code' }, { code });
  expect(sent.view).toMatchObject({ step: 'prove', isCodeSent: true, isWaiting: false });
  expect(sent.view.values.otpForm).toBe('a-form-of-this-page');
  const typed = { ...known, userOTP: '123456', otpForm: 'a-form-of-this-page' };
  const { asked } = await sendForm({ ...typed, intent: 'open' }, {});
  expect(asked[0]!.json).toEqual(typed);
});

test.each(['message', 'helpedNo', 'withdraw', 'askWithdraw', 'keep'])(
  'an old ticket asks for a new code and keeps all that was typed: %s',
  async (intent) => {
    const typed = { message: 'Please call', words: 'Nobody called' };
    const { view, status } = await sendForm({ ...known, ...typed, ticket: 'old', intent }, {});
    expect(status).toBe(401);
    expect(view).toMatchObject({
      step: 'prove',
      isOld: true,
      isCodeSent: false,
      values: { ...known, ...typed },
    });
  },
);

test('what is wrong with the few words stands at their field, not at the message', async () => {
  const request = { asked: { userCity: 'Rajkot' }, history: [], status: 'accepted' };
  const { view, status } = await sendForm(
    { ...known, words: '2345 6789 0124', message: 'Kept', ticket: 'good', intent: 'helpedNo' },
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

describe('what is erased', () => {
  const erase = { ...known, ticket: 'one', message: 'Half a word', intent: 'erase' };

  test('leaves nothing in the page', async () => {
    const step = { status: 200, body: { success: true, msg: 'Erased' } };
    const { view, status, asked } = await sendForm(erase, { step });
    expect([view.step, view.values, view.confirmation, status]).toEqual(['find', {}, 'erased', 200]);
    expect(asked).toEqual([{ name: 'erase', json: { ticket: 'one' } }]);
  });

  test('asks for a new code when the time is over', async () => {
    const { view, status } = await sendForm(erase, {});
    expect([view.step, view.isOld, view.confirmation, status]).toEqual(['prove', true, undefined, 401]);
  });
});
