import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { readOutcome, type ApiClient, type ApiResponse, type Outcome } from '#src/browser/api-client.ts';
import { requestOtp } from '#src/features/account/one-time-codes/request-otp.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import type { Language } from '#src/shared/languages.ts';
import { readReference } from '#src/shared/reference-number.ts';
import type {
  ConfirmationKind,
  FullRequest,
  StatusIntent,
  StatusValues,
  StatusView,
} from '#src/features/help-request/status/parts/status.view.ts';

/** The fields of the page that shows the full status. */
const STEP_FIELDS = ['message', 'words', 'reaching', 'safeContact', 'noMail'] as const;
const PROOFS = ['reference', 'userEmail', 'userOTP', 'otpForm', 'pin', 'userMobile'] as const;
const FIELDS = [...PROOFS, ...STEP_FIELDS] as const;
type StepField = (typeof STEP_FIELDS)[number];

type Submission = {
  context: Readonly<RouterContextProvider>;
  api: ApiClient;
  language: Language;
  values: StatusValues;
  ticket: string;
  isCodeSent: boolean;
};
type Rendered = { view: Omit<StatusView, 'turn'>; status: number };
type Refusal = Extract<Outcome<ApiResponse>, { ok: false }>;
type StatusOutcome = Awaited<ReturnType<typeof readStatus>>;
type StatusData = Extract<StatusOutcome, { ok: true }>['body']['data'];

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
  const values = filledTexts({ read, names: FIELDS });
  const submission: Submission = {
    context,
    api,
    language,
    values,
    ticket: read('ticket'),
    isCodeSent: read('sent') !== '',
  };
  const handle = HANDLERS[read('intent') as StatusIntent] ?? find;
  const { view, status } = await handle(submission);
  const result: StatusView = { ...view, isWaiting: status === 429, turn: randomUUID() };
  return data(result, { status });
}

const HANDLERS: Record<StatusIntent, (submission: Submission) => Promise<Rendered>> = {
  begin,
  find,
  code: sendCode,
  open,
  message: (submission) => {
    const { message = '' } = submission.values;
    const change = (json: { ticket: string }) =>
      submission.api.helpRequest.addMessage.$post({ json: { ...json, message } });
    return doStep(submission, { change, confirmation: 'messageSent', sends: ['message'] });
  },
  safeContact: (submission) => {
    const { safeContact = '', noMail } = submission.values;
    const change = (json: { ticket: string }) =>
      submission.api.helpRequest.changeSafeContact.$post({
        json: { ...json, safeContact, mayMail: noMail === undefined },
      });
    return doStep(submission, {
      change,
      confirmation: 'safeContactChanged',
      sends: ['safeContact', 'noMail', 'reaching'],
    });
  },
  contactedYes: (submission) => reportContacted(submission, true),
  contactedNo: (submission) => reportContacted(submission, false),
  helpedYes: (submission) => reportHelped(submission, true),
  helpedNo: (submission) => reportHelped(submission, false),
  askWithdraw: (submission) => show(submission, { step: 'withdraw' }),
  withdraw: (submission) => {
    const change = (json: { ticket: string }) =>
      submission.api.helpRequest.withdrawHelpRequest.$post({ json });
    return doStep(submission, { change, confirmation: 'withdrawn' });
  },
  askErase: (submission) => show(submission, { step: 'erase' }),
  erase: async (submission) => {
    const { ticket } = submission;
    const { eraseHelpRequest } = submission.api.helpRequest;
    const outcome = await eraseHelpRequest.$post({ json: { ticket } }).then(readOutcome);
    // Nothing is left to show, and the page must keep nothing.
    if (outcome.ok)
      return { view: { step: 'find', values: {}, errors: {}, confirmation: 'erased' }, status: 200 };
    return showRefusal(submission, outcome);
  },
  keep: (submission) => show(submission, {}),
};

/** The reference was entered on another page; only the mail address is missing. */
async function begin({ language, values }: Submission): Promise<Rendered> {
  const { reference: error } = findErrors({ values, language });
  const carried = { reference: readReference(values.reference ?? '') ?? values.reference };
  return {
    view: { step: 'find', values: carried, errors: error === undefined ? {} : { reference: error } },
    status: error === undefined ? 200 : 400,
  };
}

/**
 * Reference and mail address alone reveal `received` or `answered` and nothing else. A PIN in place of the mail address
 * reveals everything.
 */
async function find(submission: Submission): Promise<Rendered> {
  const { api, language, values, isCodeSent } = submission;
  const errors = findErrors({ values, language });
  if (Object.keys(errors).length > 0) return { view: { step: 'find', values, errors }, status: 400 };
  const { reference, userEmail, pin, userMobile } = values;
  if (pin?.trim()) {
    const opened = await readStatus(api, { reference, pin, userMobile });
    if (opened.ok) return fullView(submission, { current: opened.body.data });
    const { msg, errors: refused = {} } = opened.body;
    return { view: { step: 'find', values, msg, errors: refused }, status: opened.status };
  }
  const { ok, status, body } = await readStatus(api, { reference, userEmail: userEmail?.trim() });
  if (!ok) return { view: { step: 'find', values, msg: body.msg, errors: body.errors ?? {} }, status };
  const { standing } = body.data;
  const carried = { ...values, reference: readReference(reference ?? '') };
  return { view: { step: 'prove', values: carried, errors: {}, standing, isCodeSent }, status: 200 };
}

async function sendCode(submission: Submission): Promise<Rendered> {
  const { userOTP, ...values } = submission.values;
  // Sends a code only if reference and mail address match, so that this page cannot send mail to other
  // people.
  const result = await find({ ...submission, values });
  if (result.view.step !== 'prove') return result;
  const email = values.userEmail?.trim() ?? '';
  const { ok, status, body } = await requestOtp(submission.api, email);
  if (ok) {
    const entered = { ...result.view.values, otpForm: body.data.form };
    return {
      view: { ...result.view, values: entered, isCodeSent: true, confirmation: 'codeSent' },
      status: 200,
    };
  }
  const { failed } = catalogues[submission.language]['help-request/status'].prove;
  const msg = status === 429 ? `${failed} ${body.msg}` : failed;
  return { view: { ...result.view, msg }, status };
}

async function open(submission: Submission): Promise<Rendered> {
  const { reference, userEmail, userOTP = '', otpForm } = submission.values;
  const required = { userOTP: apiMessages[submission.language].helpOtpRequired };
  if (userOTP.trim() === '') return prove(submission, { body: { errors: required }, status: 400 });
  const query = { reference, userEmail: userEmail?.trim(), userOTP, otpForm };
  const outcome = await readStatus(submission.api, query);
  return outcome.ok ? fullView(submission, { current: outcome.body.data }) : prove(submission, outcome);
}

function reportContacted(submission: Submission, contacted: boolean): Promise<Rendered> {
  const change = (json: { ticket: string }) =>
    submission.api.helpRequest.sayIfContacted.$post({ json: { ...json, contacted } });
  return doStep(submission, { change, confirmation: contacted ? 'contacted' : 'notContacted' });
}

function reportHelped(submission: Submission, helped: boolean): Promise<Rendered> {
  const message = submission.values.words?.trim() || undefined;
  const change = (json: { ticket: string }) =>
    submission.api.helpRequest.sayIfHelped.$post({ json: { ...json, helped, message } });
  return doStep(submission, { change, confirmation: helped ? 'helped' : 'staffNotified', sends: ['words'] });
}

/** Runs the step and shows the new status. If the API refuses, no entered value is lost. */
async function doStep(
  submission: Submission,
  step: {
    change: (json: { ticket: string }) => Promise<ApiResponse>;
    confirmation: ConfirmationKind;
    /** The fields that this step sends. */
    sends?: readonly StepField[];
  },
): Promise<Rendered> {
  const outcome = await readOutcome(await step.change({ ticket: submission.ticket }));
  const { sends = [] } = step;
  if (outcome.ok) {
    const values = Object.fromEntries(
      Object.entries(submission.values).filter(([name]) => !(sends as readonly string[]).includes(name)),
    );
    return show({ ...submission, values }, { confirmation: step.confirmation });
  }
  return showRefusal(submission, outcome, sends[0]);
}

function showRefusal(
  submission: Submission,
  { status, body }: Refusal,
  sends?: StepField,
): Promise<Rendered> {
  const { msg, errors: { message, ...others } = {} } = body;
  const errors = { ...others, ...(message !== undefined && { [sends ?? 'message']: message }) };
  if (status === 401) return requireNewCode(submission);
  return show(submission, { msg, errors }, status);
}

/** Shows the full status for the ticket. */
async function show(
  submission: Submission,
  changes: Partial<Omit<StatusView, 'turn'>>,
  status = 200,
): Promise<Rendered> {
  const { ticket } = submission;
  const outcome = await readStatus(submission.api, { ticket });
  if (outcome.ok) return fullView(submission, { current: outcome.body.data, changes, status });
  return outcome.status === 401 ? requireNewCode(submission) : prove(submission, outcome);
}

type StatusQuery = Parameters<ApiClient['helpRequest']['getHelpRequestStatus']['$post']>[0]['json'];
function readStatus(api: ApiClient, json: StatusQuery) {
  return api.helpRequest.getHelpRequestStatus.$post({ json }).then(readOutcome);
}

async function fullView(
  { context, values }: Submission,
  {
    current: { ticket = '', request },
    changes = {},
    status = 200,
  }: { current: StatusData; changes?: Partial<Omit<StatusView, 'turn'>>; status?: number },
): Promise<Rendered> {
  const { cities } = await loadReferenceNames(context);
  const town = request!.asked.userCity;
  const full: FullRequest = { ticket, request: request!, city: cities[town] ?? town };
  const entered = Object.fromEntries(STEP_FIELDS.map((name) => [name, values[name]]));
  const isOpened = request!.history.some(({ kind }) => kind === 'reopened') && request!.status === 'open';
  const confirmation =
    changes.confirmation === 'staffNotified' && isOpened ? 'reopened' : changes.confirmation;
  const view = { step: 'full', values: entered, errors: {}, ...changes, confirmation, full } as const;
  return { view, status };
}

/** The ticket is too old or missing. Reference and mail address are known, so a new code, or the PIN, is enough. */
async function requireNewCode(submission: Submission): Promise<Rendered> {
  const { values } = submission;
  if (!values.userEmail && values.reference)
    return { view: { step: 'find', values, errors: {}, isOld: true }, status: 401 };
  const result = await find({ ...submission, isCodeSent: false });
  return result.view.step === 'prove' ? { view: { ...result.view, isOld: true }, status: 401 } : result;
}

async function prove(submission: Submission, { body, status }: Omit<Refusal, 'ok'>): Promise<Rendered> {
  const result = await find(submission);
  if (result.view.step !== 'prove') return result;
  return { view: { ...result.view, msg: body.msg, errors: body.errors ?? {} }, status };
}

function findErrors({
  values,
  language,
}: {
  values: StatusValues;
  language: Language;
}): Record<string, string> {
  const { reference = '', userEmail = '', pin = '' } = values;
  const { find: t } = catalogues[language]['help-request/status'];
  const errors: Record<string, string> = {};
  if (reference.trim() === '') errors['reference'] = t.numberRequired;
  else if (!readReference(reference)) errors['reference'] = t.numberWrong;
  if (pin.trim() !== '') return errors;
  if (userEmail.trim() === '') errors['userEmail'] = t.eitherRequired;
  else if (!isEmail(userEmail.trim())) errors['userEmail'] = apiMessages[language].emailInvalid;
  return errors;
}
