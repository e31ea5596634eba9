import type { PageSection } from '#schema/pageSections.ts';

/** Ids of the pictures that sections show, without those in their Markdown. */
export function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'pictureId') return typeof inner === 'string' ? [inner] : [];
    if (name === 'pictureIds') return Array.isArray(inner) ? inner.map(String) : [];
    return picturesIn(inner);
  });
}

/** @param idOf null removes the picture, and with it a logo or a section that has nothing else to show */
export const withPictureIds = (sections: readonly PageSection[], idOf: (id: string) => string | null): PageSection[] =>
  sections
    .map((section) => renamed(section, idOf))
    .filter(isWhole)
    .map(withoutBareLogos)
    .filter(hasLogos);

function renamed<Value>(value: Value, idOf: (id: string) => string | null): Value {
  if (Array.isArray(value)) return value.map((item) => renamed(item, idOf)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name === 'pictureId' && typeof inner === 'string') {
      const id = idOf(inner);
      return id ? [[name, id]] : [];
    }
    if (name === 'pictureIds' && Array.isArray(inner))
      return [[name, [...new Set(inner.flatMap((id) => idOf(id) ?? []))]]];
    return [[name, renamed(inner, idOf)]];
  });
  return Object.fromEntries(entries) as Value;
}

const isWhole = (section: PageSection) =>
  section.type === 'picture' ? Boolean(section.pictureId) : section.type !== 'gallery' || section.pictureIds.length > 0;

const withoutBareLogos = (section: PageSection): PageSection =>
  section.type === 'logos' ? { ...section, logos: section.logos.filter(({ pictureId }) => pictureId) } : section;

const hasLogos = (section: PageSection) => section.type !== 'logos' || section.logos.length > 0;
