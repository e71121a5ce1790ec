import { data, redirect, type RouterContextProvider } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { filledTexts, readForm } from '#src/server/http/page-responses.server.ts';
import { GIVING_FIELDS } from './giving.values.ts';
import { submitDonation } from './submit-donation.ts';

/** Longer texts are cut off. The API refuses them anyway. */
const TEXT_MOST = 5000;

/** Begins a gift through the form, with the same API, and leads on to the page where it is paid. */
export async function giveByForm({
  request,
  context,
  ngoId,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  ngoId: string;
}) {
  const form = await readForm(request);
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, TEXT_MOST) : '';
  };
  // A box that is not ticked sends nothing.
  const hidesName = form.has('hidesName') ? 'yes' : 'no';
  const values = { ...filledTexts({ read, names: GIVING_FIELDS }), hidesName };
  const { api } = context.get(pageContext);
  const result = await submitDonation(api, { ngoId, values });
  if ('outcome' in result && result.status === 404) throw data(null, { status: 404 });
  if ('outcome' in result) return data(result.outcome, { status: result.status });
  const from = new URL(request.url).searchParams.get('from');
  const query = new URLSearchParams({ donation: result.token, ...(from && { from }) });
  // The router adds the language prefix.
  throw redirect(`/donate/pay?${query}`, 303);
}
