import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';
import type { HelpFormValues } from '#src/features/help-request/help-request.view.ts';

/** Sends a help request as it stands in the form, from the browser or for a page without script. */
export function submitHelp(
  api: ApiClient,
  { typed, isAnother }: { typed: HelpFormValues; isAnother: boolean },
) {
  const { noMail, askOthers, ...fields } = typed;
  const json = { ...fields, mayMail: !noMail, isAnother, askOthers: !!askOthers };
  return api.helpRequest.sendHelpRequestByNgoCity.$post({ json }).then(readOutcome);
}
