/** The papers that an admin chooses from: the ground of all pages, with its inks and lines, in both themes. */
export const papers = ['WARM', 'WHITE', 'COOL'] as const;
export type Paper = (typeof papers)[number];

/** The pairs of typefaces that an admin chooses from. */
export const typefaces = ['HOUSE', 'SERIF', 'SYSTEM'] as const;
export type Typefaces = (typeof typefaces)[number];

const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,Georgia,"Devanagari",serif';
const SYSTEM = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Devanagari",sans-serif';

/** The families of each pair; null for those of the style sheet. No pair loads another file. */
export const families: Record<Typefaces, { display: string | null; text: string | null }> = {
  HOUSE: { display: null, text: null },
  SERIF: { display: SERIF, text: null },
  SYSTEM: { display: SYSTEM, text: SYSTEM },
};
