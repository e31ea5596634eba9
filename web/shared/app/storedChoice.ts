import { useSyncExternalStore } from 'react';

/**
 * A choice that this browser remembers, in all tabs. When the browser forbids storage, it lasts until the page is left.
 * @param key key in local storage
 * @param choices its values; the first is the default
 * @param apply shows a choice outside React; called once for the stored one
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
  apply: (choice: Choice) => void = () => {},
) {
  const [usual] = choices;
  const read = (): Choice => {
    try {
      const stored = localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? usual;
    } catch {
      return current;
    }
  };
  let current: Choice = usual;
  const listeners = new Set<() => void>();
  const update = (choice: Choice) => {
    current = choice;
    apply(choice);
    for (const listener of listeners) listener();
  };
  update(read());
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) update(read());
  });

  return {
    choose: (choice: Choice): void => {
      try {
        localStorage.setItem(key, choice);
      } catch {
        // The browser forbids storage.
      }
      update(choice);
    },
    use: (): Choice =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => current,
        () => usual,
      ),
  };
}
