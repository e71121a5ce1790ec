/** A map as the server drew it, so that no phone loads the code for it. */
export function TownMap({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
