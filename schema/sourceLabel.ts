/** Characters. */
export const MAX_SOURCE = 80;

export const sourceStrings = {
  unknown: 'Unknown',
  saved: 'Source saved.',
  failed: 'Failed to save the source.',
  tooLong: `Please use at most ${MAX_SOURCE} characters`,
} as const;

/** @returns a source for people: hosts unchanged, others capitalised; null is unknown */
export function sourceLabel(source: string | null | undefined): string {
  if (!source) return sourceStrings.unknown;
  return source.includes('.') ? source : source.charAt(0).toUpperCase() + source.slice(1);
}
