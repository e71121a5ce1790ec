import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { readOutcome, type ApiResponse } from '#src/browser/api-client.ts';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type {
  ConfirmationKind,
  StatusIntent,
  StatusView,
} from '#src/features/help-request/status/parts/status.view.ts';
import { begin, find, open, prove, requireNewCode, sendCode } from './status-proof.server.ts';
import {
  FIELDS,
  fullView,
  readStatus,
  type Refusal,
  type Rendered,
  type StepField,
  type Submission,
} from './status-submission.server.ts';

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
