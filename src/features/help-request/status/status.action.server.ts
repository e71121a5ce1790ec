import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { readOutcome, type ApiClient, type ApiResponse, type Outcome } from '#src/browser/api-client.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import type { Language } from '#src/shared/languages.ts';
import { readReference } from '#src/features/help-request/reference.rules.ts';
import type {
  DoneStep,
  ShownRequest,
  StatusIntent,
  StatusValues,
  StatusView,
} from '#src/features/help-request/status/parts/status.view.ts';

/** The fields of the page that shows the full status. */
const TYPED_BELOW = ['message', 'words', 'reaching', 'safeContact', 'noMail'] as const;
const TYPED = ['reference', 'userEmail', 'userOTP', 'otpForm', ...TYPED_BELOW] as const;
type TypedBelow = (typeof TYPED_BELOW)[number];

type Asking = {
  context: Readonly<RouterContextProvider>;
  api: ApiClient;
  language: Language;
  values: StatusValues;
  ticket: string;
  isSent: boolean;
};
type Shown = { view: Omit<StatusView, 'turn'>; status: number };
type Refusal = Extract<Outcome<ApiResponse>, { ok: false }>;
type StatusOutcome = Awaited<ReturnType<typeof readStatus>>;
type KnownStatus = Extract<StatusOutcome, { ok: true }>['body']['data'];

/**
 * Handles the buttons of the page. Each uses the same API as every other client. The page is rendered in the
 * response to the POST.
 */
export async function respondToStatusForm({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const read = await readTexts(request);
  const { api, language } = context.get(pageContext);
  const values = filledTexts({ read, names: TYPED });
  const asking: Asking = {
    context,
    api,
    language,
    values,
    ticket: read('ticket'),
    isSent: read('sent') !== '',
  };
  const answer = ANSWERS[read('intent') as StatusIntent] ?? find;
  const { view, status } = await answer(asking);
  const turned: StatusView = { ...view, isWaiting: status === 429, turn: randomUUID() };
  return data(turned, { status });
}

const ANSWERS: Record<StatusIntent, (asking: Asking) => Promise<Shown>> = {
  begin,
  find,
  code: sendCode,
  open,
  message: (asking) => {
    const { message = '' } = asking.values;
    const change = (json: { ticket: string }) =>
      asking.api.helpRequest.addMessage.$post({ json: { ...json, message } });
    return doStep(asking, { change, done: 'written', sends: ['message'] });
  },
  safeContact: (asking) => {
    const { safeContact = '', noMail } = asking.values;
    const change = (json: { ticket: string }) =>
      asking.api.helpRequest.changeSafeContact.$post({
        json: { ...json, safeContact, mayMail: noMail === undefined },
      });
    return doStep(asking, {
      change,
      done: 'safeContactChanged',
      sends: ['safeContact', 'noMail', 'reaching'],
    });
  },
  helpedYes: (asking) => sayHelped(asking, true),
  helpedNo: (asking) => sayHelped(asking, false),
  askWithdraw: (asking) => show(asking, { step: 'withdraw' }),
  withdraw: (asking) => {
    const change = (json: { ticket: string }) => asking.api.helpRequest.withdrawHelpRequest.$post({ json });
    return doStep(asking, { change, done: 'withdrawn' });
  },
  askErase: (asking) => show(asking, { step: 'erase' }),
  erase: async (asking) => {
    const { ticket } = asking;
    const { eraseHelpRequest } = asking.api.helpRequest;
    const outcome = await eraseHelpRequest.$post({ json: { ticket } }).then(readOutcome);
    // Nothing is left to show, and the page must keep nothing.
    if (outcome.ok) return { view: { step: 'find', values: {}, errors: {}, done: 'erased' }, status: 200 };
    return showRefusal(asking, outcome);
  },
  keep: (asking) => show(asking, {}),
};

/** The reference was entered on another page; only the mail address is missing. */
async function begin({ language, values }: Asking): Promise<Shown> {
  const { reference: error } = findErrors({ values, language });
  const known = { reference: readReference(values.reference ?? '') ?? values.reference };
  return {
    view: { step: 'find', values: known, errors: error === undefined ? {} : { reference: error } },
    status: error === undefined ? 200 : 400,
  };
}

/** Reference and mail address alone reveal `received` or `answered` and nothing else. */
async function find({ api, language, values, isSent }: Asking): Promise<Shown> {
  const errors = findErrors({ values, language });
  if (Object.keys(errors).length > 0) return { view: { step: 'find', values, errors }, status: 400 };
  const { reference, userEmail } = values;
  const { ok, status, body } = await readStatus(api, { reference, userEmail: userEmail?.trim() });
  if (!ok) return { view: { step: 'find', values, msg: body.msg, errors: body.errors ?? {} }, status };
  const { standing } = body.data;
  const known = { ...values, reference: readReference(reference ?? '') };
  return { view: { step: 'prove', values: known, errors: {}, standing, isSent }, status: 200 };
}

async function sendCode(asking: Asking): Promise<Shown> {
  const { userOTP, ...values } = asking.values;
  // Sends a code only if reference and mail address match, so that this page cannot send mail to other
  // people.
  const found = await find({ ...asking, values });
  if (found.view.step !== 'prove') return found;
  const email = values.userEmail?.trim() ?? '';
  const { ok, status, body } = await asking.api.sendOtp.$post({ json: { email } }).then(readOutcome);
  if (ok) {
    const sent = { ...found.view.values, otpForm: body.data.form };
    return { view: { ...found.view, values: sent, isSent: true, done: 'codeSent' }, status: 200 };
  }
  const { failed } = catalogues[asking.language]['help-request/status'].prove;
  const msg = status === 429 ? `${failed} ${body.msg}` : failed;
  return { view: { ...found.view, msg }, status };
}

async function open(asking: Asking): Promise<Shown> {
  const { reference, userEmail, userOTP = '', otpForm } = asking.values;
  const required = { userOTP: apiMessages[asking.language].helpOtpRequired };
  if (userOTP.trim() === '') return prove(asking, { body: { errors: required }, status: 400 });
  const typed = { reference, userEmail: userEmail?.trim(), userOTP, otpForm };
  const outcome = await readStatus(asking.api, typed);
  return outcome.ok ? shown(asking, { known: outcome.body.data }) : prove(asking, outcome);
}

function sayHelped(asking: Asking, helped: boolean): Promise<Shown> {
  const message = asking.values.words?.trim() || undefined;
  const change = (json: { ticket: string }) =>
    asking.api.helpRequest.sayIfHelped.$post({ json: { ...json, helped, message } });
  return doStep(asking, { change, done: helped ? 'helped' : 'toldTeam', sends: ['words'] });
}

/** Runs the step and shows the new status. If the API refuses, no entered value is lost. */
async function doStep(
  asking: Asking,
  step: {
    change: (json: { ticket: string }) => Promise<ApiResponse>;
    done: DoneStep;
    /** The fields that this step sends. */
    sends?: readonly TypedBelow[];
  },
): Promise<Shown> {
  const outcome = await readOutcome(await step.change({ ticket: asking.ticket }));
  const { sends = [] } = step;
  if (outcome.ok) {
    const values = Object.fromEntries(
      Object.entries(asking.values).filter(([name]) => !(sends as readonly string[]).includes(name)),
    );
    return show({ ...asking, values }, { done: step.done });
  }
  return showRefusal(asking, outcome, sends[0]);
}

function showRefusal(asking: Asking, { status, body }: Refusal, sends?: TypedBelow): Promise<Shown> {
  const { msg, errors: { message, ...others } = {} } = body;
  const errors = { ...others, ...(message !== undefined && { [sends ?? 'message']: message }) };
  if (status === 401) return askForNewCode(asking);
  return show(asking, { msg, errors }, status);
}

/** Shows the full status for the ticket. */
async function show(asking: Asking, input: Partial<Omit<StatusView, 'turn'>>, status = 200): Promise<Shown> {
  const { ticket } = asking;
  const outcome = await readStatus(asking.api, { ticket });
  if (outcome.ok) return shown(asking, { known: outcome.body.data, given: input, status });
  return outcome.status === 401 ? askForNewCode(asking) : prove(asking, outcome);
}

type StatusQuery = Parameters<ApiClient['helpRequest']['getHelpRequestStatus']['$post']>[0]['json'];
function readStatus(api: ApiClient, json: StatusQuery) {
  return api.helpRequest.getHelpRequestStatus.$post({ json }).then(readOutcome);
}

async function shown(
  { context, values }: Asking,
  {
    known: { ticket = '', request },
    given: input = {},
    status = 200,
  }: { known: KnownStatus; given?: Partial<Omit<StatusView, 'turn'>>; status?: number },
): Promise<Shown> {
  const { cities } = await loadReferenceNames(context);
  const town = request!.asked.userCity;
  const all: ShownRequest = { ticket, request: request!, city: cities[town] ?? town };
  const typed = Object.fromEntries(TYPED_BELOW.map((name) => [name, values[name]]));
  const isOpened = request!.history.some(({ kind }) => kind === 'reopened') && request!.status === 'open';
  const done = input.done === 'toldTeam' && isOpened ? 'reopened' : input.done;
  const view = { step: 'full', values: typed, errors: {}, ...input, done, shown: all } as const;
  return { view, status };
}

/** The ticket is too old or missing. Reference and mail address are known, so a new code is enough. */
async function askForNewCode(asking: Asking): Promise<Shown> {
  const found = await find({ ...asking, isSent: false });
  return found.view.step === 'prove' ? { view: { ...found.view, isOld: true }, status: 401 } : found;
}

async function prove(asking: Asking, { body, status }: Omit<Refusal, 'ok'>): Promise<Shown> {
  const found = await find(asking);
  if (found.view.step !== 'prove') return found;
  return { view: { ...found.view, msg: body.msg, errors: body.errors ?? {} }, status };
}

function findErrors({
  values,
  language,
}: {
  values: StatusValues;
  language: Language;
}): Record<string, string> {
  const { reference = '', userEmail = '' } = values;
  const { find: t } = catalogues[language]['help-request/status'];
  const errors: Record<string, string> = {};
  if (reference.trim() === '') errors['reference'] = t.numberRequired;
  else if (!readReference(reference)) errors['reference'] = t.numberWrong;
  if (userEmail.trim() === '') errors['userEmail'] = apiMessages[language].emailRequired;
  else if (!isEmail(userEmail.trim())) errors['userEmail'] = apiMessages[language].emailInvalid;
  return errors;
}
