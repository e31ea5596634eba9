export const authorStrings = {
  saved: 'Author page saved.',
  saveFailed: 'Failed to save the author page.',
  loadFailed: 'Failed to load your author page.',
  failed: 'Failed to load the author.',
  notFound: 'Author not found.',
  faults: 'Please check the fields of your author page.',
  badSlug: 'Please use 3 to 120 lowercase letters and digits, with single hyphens between them.',
  slugTaken: 'Another author page has this address.',
  noName: 'Please use at least 2 characters.',
  nameTaken: 'Another author page has this name.',
  badUrl: 'Please give an address that begins with https:// or http://.',
} as const;
