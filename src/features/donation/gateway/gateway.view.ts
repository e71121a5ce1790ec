import type { CheckoutView } from './gateway.contract.ts';

/** What the page before that of the gateway shows: the form that leads there, or why there is none. */
export type GatewayPageView = {
  checkout: CheckoutView | null;
  /** The path of the donation's page, without a language. */
  back: string;
  msg?: string | undefined;
};
