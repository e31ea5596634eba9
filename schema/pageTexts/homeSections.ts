/**
 * The sections of the home page below the hero, by the name that the text `sections` of the page stores, one per line, in
 * the order of the page. What is not named is off, so a section of a later version is off until somebody switches it on.
 */
export const homeSections = {
  services: 'Our Services',
  work: 'Selected work',
  weeks: 'Stages',
  clients: 'Clients',
  people: 'People',
  reviews: 'Client Success Stories',
  newsletter: 'Newsletter',
  closing: 'Closing',
} as const;
export type HomeSection = keyof typeof homeSections;

export const homeSectionNames = Object.keys(homeSections) as HomeSection[];

/** Projects of the selected work when none is chosen. */
export const NEWEST_WORK = 3;

/** Begins of the names of the texts of each section. */
const begins: Record<HomeSection, readonly string[]> = {
  services: ['services'],
  work: ['work'],
  weeks: ['week'],
  clients: ['client'],
  people: ['people', 'person'],
  reviews: ['reviews'],
  newsletter: [],
  closing: ['closing'],
};

/** @returns the section that a text of the home page belongs to; undefined for those of the hero */
export const homeSectionOf = (text: string): HomeSection | undefined =>
  homeSectionNames.find((section) => begins[section].some((begin) => text.startsWith(begin)));

/** @returns the sections of a stored text, in their order; without names that this version does not know */
export const homeSectionsOf = (text: string): HomeSection[] =>
  text.split('\n').filter((name): name is HomeSection => Object.hasOwn(homeSections, name));

/** @returns the sections with one more: after the last of those that stand before it in the usual order */
export function withHomeSection(sections: readonly HomeSection[], added: HomeSection): HomeSection[] {
  const before = homeSectionNames.slice(0, homeSectionNames.indexOf(added));
  const at = sections.findLastIndex((name) => before.includes(name)) + 1;
  return sections.toSpliced(at, 0, added);
}
