/** What the page after the review form confirms. A reload forgets it. */
let sentence: string | null = null;

export const setThanks = (thanks: string | null): void => {
  sentence = thanks;
};

export const readThanks = (): string | null => sentence;
