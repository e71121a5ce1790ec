import { forgetInTab, keepInTab, readFromTab } from '#src/browser/tab-storage.ts';

/** What is typed for a request is kept in this tab until it is sent, so that a reload or a lost sign-in loses nothing. */
export function keptText(key: string) {
  const name = `draft ${key}`;
  return {
    defaultValue: readFromTab(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      if (value) keepInTab({ key: name, text: value });
      else forgetInTab(name);
    },
  };
}

export function forgetText(key: string): void {
  forgetInTab(`draft ${key}`);
}
