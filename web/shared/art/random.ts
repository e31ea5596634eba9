export type Random = () => number;

export function pick<T>(list: readonly [T, ...T[]] | readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

export function textHash(text: string): number {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** The mulberry32 generator: the same seed gives the same numbers everywhere. */
export function mulberry32(state: number): Random {
  let a = state;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
