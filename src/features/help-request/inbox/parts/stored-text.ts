import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';

/** What is typed for a request is kept in this tab until it is sent, so that a reload or a lost sign-in loses nothing. */
export function storedText(key: string) {
  const name = `draft ${key}`;
  return {
    defaultValue: readFromTab(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      if (value) storeInTab({ key: name, text: value });
      else removeFromTab(name);
    },
  };
}

export function clearStoredText(key: string): void {
  removeFromTab(`draft ${key}`);
}
