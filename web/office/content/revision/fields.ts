import { languageName } from '#schema/contentLanguages.ts';
import { isPictureName } from '#schema/pageTexts/pages.ts';
import { type OriginalServiceId, serviceNames } from '#schema/services.ts';
import { fieldName, valueText } from '#web/shared/ui/fieldText.ts';

/** How a field is compared: by words, or as a list of texts or pictures. */
export type FieldFormat = 'text' | 'list' | 'pictures';
export type Field = { name: string; value: unknown };

/** Fields in form order, with their comparison and an optional label. */
const fieldFormats: Record<string, [format: FieldFormat, label?: string]> = {
  title: ['text'],
  slug: ['text'],
  layout: ['text'],
  sections: ['list'],
  excerpt: ['text'],
  description: ['text'],
  body: ['text'],
  author: ['text'],
  category: ['text'],
  tags: ['list'],
  imageUrl: ['pictures', 'Picture'],
  altText: ['text'],
  client: ['text'],
  year: ['text'],
  services: ['list'],
  results: ['list'],
  gallery: ['pictures'],
  review: ['text', 'Review of the client'],
  metaTitle: ['text', 'Search headline'],
  metaDescription: ['text', 'Search description'],
  language: ['text'],
  isPublished: ['text'],
};
const order = Object.keys(fieldFormats);

export const formatOf = (name: string): FieldFormat =>
  fieldFormats[name]?.[0] ?? (isPictureName(name) ? 'pictures' : 'text');
export const labelOf = (name: string): string => fieldFormats[name]?.[1] ?? fieldName(name);

export const sortFields = (fields: readonly Field[]): Field[] =>
  fields.toSorted((a, b) => positionOf(a) - positionOf(b));

/** Unknown fields come last. */
const positionOf = ({ name }: Field) => (name in fieldFormats ? order.indexOf(name) : order.length);

/** Entries of a field as text; none for an empty field. */
export function entriesOf({ name, value }: Field): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map((value) => entryOf(name, value)).filter((text) => text !== '');
}

function entryOf(name: string, value: unknown): string {
  if (name === 'language') return value ? languageName(String(value)) : '';
  if (name === 'services') return serviceNames[value as OriginalServiceId] ?? String(value);
  if (name !== 'results') return valueText(value);
  const { figure, label } = Object(value);
  return `${valueText(figure)} ${valueText(label)}`;
}
