import { RefusedFile } from '#src/ui/refused-file/refused-file.tsx';
import { loadFile, passOn } from './receipt-file.loader.server.ts';
import type { Route } from './+types/receipt-file.page';

export const middleware: Route.MiddlewareFunction[] = [passOn];

export function loader({ context }: Route.LoaderArgs) {
  return loadFile({ context });
}

/** `/donate/receipt/RC-…/pdf?donation=…`: the receipt of an own donation. */
export default function ReceiptFilePage({ loaderData }: Route.ComponentProps) {
  return <RefusedFile {...loaderData} page="/donate/pay" />;
}
