import type { DraftFields } from '#schema/draft.ts';
import { pageLayouts } from '#schema/page.ts';
import { type PageSection, type SectionType, sectionRules } from '#schema/pageSections.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { PageRow } from './table.ts';

type DraftSection = NonNullable<DraftFields['sections']>[number];

const isSectionType = (type: string): type is SectionType => Object.hasOwn(sectionRules, type);

/** Draft values of a page; an invalid section falls back to the stored one of its key. */
export async function previewColumns(_: Executor, { layout, sections }: DraftFields, stored: PageRow) {
  const byKey = new Map(stored.sections.map((section) => [section.key, section]));
  return {
    layout: pageLayouts.find((one) => one === layout) ?? stored.layout,
    sections: sections?.flatMap((section) => validSection(section) ?? byKey.get(section.key) ?? []) ?? stored.sections,
  };
}

function validSection({ type, key, ...fields }: DraftSection): PageSection | null {
  if (!isSectionType(type)) return null;
  const { data } = sectionRules[type].safeParse(fields);
  return data ? ({ type, key, ...data } as PageSection) : null;
}
