/** What is typed for a request is kept in this tab until it is sent, so that a reload or a lost sign-in loses nothing. */
export function keptText(key: string) {
  const name = `draft ${key}`;
  return {
    defaultValue: sessionStorage.getItem(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      if (value) sessionStorage.setItem(name, value);
      else sessionStorage.removeItem(name);
    },
  };
}

export function forgetText(key: string): void {
  sessionStorage.removeItem(`draft ${key}`);
}
