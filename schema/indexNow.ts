export const indexNowStrings = {
  on: 'Search engines are told of changes from now on.',
  off: 'Search engines are not told of changes any more.',
  setFailed: 'Failed to switch IndexNow.',
  failed: 'Failed to load the state of IndexNow.',
} as const;
