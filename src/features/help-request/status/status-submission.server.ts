import type { RouterContextProvider } from 'react-router';
import { readOutcome, type ApiClient, type ApiResponse, type Outcome } from '#src/browser/api-client.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type {
  FullRequest,
  StatusValues,
  StatusView,
} from '#src/features/help-request/status/parts/status.view.ts';
import { whatsAppLink } from '#src/features/help-request/whatsapp-link.server.ts';

/** The fields of the page that shows the full status. */
export const STEP_FIELDS = ['message', 'words', 'reaching', 'safeContact', 'noMail'] as const;
const PROOFS = ['reference', 'userEmail', 'userOTP', 'otpForm', 'pin', 'userMobile'] as const;
export const FIELDS = [...PROOFS, ...STEP_FIELDS] as const;
export type StepField = (typeof STEP_FIELDS)[number];

/** What a button of the page sends. */
export type Submission = {
  context: Readonly<RouterContextProvider>;
  api: ApiClient;
  language: Language;
  values: StatusValues;
  ticket: string;
  isCodeSent: boolean;
};
export type Rendered = { view: Omit<StatusView, 'turn'>; status: number };
export type Refusal = Extract<Outcome<ApiResponse>, { ok: false }>;
type StatusOutcome = Awaited<ReturnType<typeof readStatus>>;
type StatusData = Extract<StatusOutcome, { ok: true }>['body']['data'];

type StatusQuery = Parameters<ApiClient['helpRequest']['getHelpRequestStatus']['$post']>[0]['json'];
/** Asks the API for the status with what the person has: number and mail address or PIN, a code, or a ticket. */
export function readStatus(api: ApiClient, json: StatusQuery) {
  return api.helpRequest.getHelpRequestStatus.$post({ json }).then(readOutcome);
}

/** Shows the full status of a request. */
export async function fullView(
  { context, language, values }: Submission,
  {
    current: { ticket = '', request },
    changes = {},
    status = 200,
  }: { current: StatusData; changes?: Partial<Omit<StatusView, 'turn'>>; status?: number },
): Promise<Rendered> {
  const { cities } = await loadReferenceNames(context);
  const town = request!.asked.userCity;
  const whatsApp = whatsAppLink(request!, language);
  const full: FullRequest = { ticket, request: request!, city: cities[town] ?? town, whatsApp };
  const entered = Object.fromEntries(STEP_FIELDS.map((name) => [name, values[name]]));
  const isOpened = request!.history.some(({ kind }) => kind === 'reopened') && request!.status === 'open';
  const confirmation =
    changes.confirmation === 'staffNotified' && isOpened ? 'reopened' : changes.confirmation;
  const view = { step: 'full', values: entered, errors: {}, ...changes, confirmation, full } as const;
  return { view, status };
}
