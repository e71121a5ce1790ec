import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';
import {
  askedFirstOf,
  type HelpOutcome,
  type TypedHelp,
} from '#src/features/help-request/help-request.view.ts';

type SubmittedHelp = Omit<HelpOutcome, 'typed' | 'errors'> & {
  status: number;
  /** Field name to sentence; undefined when the fault is not the form's. */
  errors?: Record<string, string>;
};

/** Sends a help request as it stands in the form, from the browser or for a page without script. */
export async function submitHelp(
  api: ApiClient,
  { typed, isAnother }: { typed: TypedHelp; isAnother: boolean },
): Promise<SubmittedHelp> {
  const { noMail, askOthers, ...fields } = typed;
  const json = { ...fields, mayMail: !noMail, isAnother, askOthers: !!askOthers };
  const { ok, status, body } = await api.helpRequest.sendHelpRequestByNgoCity
    .$post({ json })
    .then(readOutcome);
  if (!ok) {
    const { msg, errors, data } = body;
    return { status, step: status === 409 ? 'another' : 'form', errors, msg, reference: data?.reference };
  }
  const { reference, askedFirst: ngo } = body.data;
  return { status, step: 'sent', reference, askedFirst: askedFirstOf({ typed, ngo }) };
}
