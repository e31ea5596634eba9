import { tallScript } from '#web/shared/ui/tallScript.ts';

type Step = [size: string, mostLetters: number, mostCharacters: number];

/** Font sizes by the letters of the longest word and all characters; the last one is for the others. */
const sizes = {
  hero: [
    ['text-display', 9, 36],
    ['text-4xl', 13, 70],
    ['text-3xl', 0, 0],
  ],
  title: [
    ['text-display', 12, 40],
    ['text-4xl', 20, 120],
    ['text-3xl', 0, 0],
  ],
  band: [
    ['text-4xl', 13, 80],
    ['text-3xl', 0, 0],
  ],
  /** Beside what it names on a wide screen. */
  column: [
    ['text-4xl lg:text-3xl', 13, 60],
    ['text-3xl lg:text-2xl', 0, 0],
  ],
  callToAction: [
    ['text-4xl', 13, 40],
    ['text-3xl', 0, 0],
  ],
} satisfies Record<string, Step[]>;

const longestWord = (text: string) => Math.max(...text.split(/[\s\u00ad-]+/).map(({ length }) => length));

/** @returns the classes of a headline, so that common words are not broken and tall letters do not collide */
export function headlineLook(place: keyof typeof sizes, text: string): string {
  const letters = longestWord(text);
  const step = sizes[place].find(([, most, all]) => letters <= most && text.length <= all) ?? sizes[place].at(-1);
  return `font-extrabold text-balance wrap-anywhere tracking-[-0.045em] ${tallScript(text)} ${step?.[0]}`;
}
