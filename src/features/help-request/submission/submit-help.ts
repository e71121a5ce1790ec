import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';
import { SAFE_CHOICES } from '#src/features/help-request/help-request.values.ts';
import type { HelpFormValues } from '#src/features/help-request/help-request.view.ts';

/**
 * Sends the values of the form as a help request, from the browser or from the server when there is no
 * JavaScript.
 */
export function submitHelp(
  api: ApiClient,
  { values, isAnother }: { values: HelpFormValues; isAnother: boolean },
) {
  const { noMail, askOthers, ...fields } = values;
  const safeChoices = SAFE_CHOICES.filter((choice) => values[choice]);
  const json = { ...fields, safeChoices, mayMail: !noMail, isAnother, askOthers: !!askOthers };
  return api.helpRequest.sendHelpRequestByNgoCity.$post({ json }).then(readOutcome);
}
