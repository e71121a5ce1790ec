import type { DonateAction, WithContext } from 'schema-dts';
import type { GivingView } from './giving.view.ts';

/** Returns the schema.org description of giving to an NGO, with nothing that the page does not show. */
export function jsonLdOfGiving({
  view,
  path,
}: {
  view: GivingView;
  path: string;
}): WithContext<DonateAction> {
  const { ngo, fundraiser, origin } = view;
  return {
    '@context': 'https://schema.org',
    '@type': 'DonateAction',
    name: fundraiser?.title.text ?? ngo.name.text,
    recipient: {
      '@type': 'NGO',
      '@id': origin + ngo.path,
      url: origin + ngo.path,
      name: ngo.name.text,
    },
    target: { '@type': 'EntryPoint', urlTemplate: origin + path },
  };
}
