import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { SchemeEditor } from '#src/features/scheme/management/parts/scheme-editor.tsx';
import { loadSchemeEditor } from './load-scheme-editor.ts';

/** Without an id in the URL, the form is for a new scheme. */
export function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  return loadSchemeEditor(id);
}

/** The form for a new scheme or an existing one. */
export default function SchemeEditorPage() {
  return <SchemeEditor {...useLoaderData<typeof clientLoader>()} />;
}
