/** A text and what was folded away from it. */
export type Folded = { text: string; quoted: string | null };

/** @returns what somebody wrote, apart from what they quote and from their signature */
export function fold(whole: string): Folded {
  return { text: whole.trim(), quoted: null };
}
