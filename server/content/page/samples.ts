import { v7 as uuidv7 } from 'uuid';
import type { PageSection } from '#schema/pageSections.ts';
import { type PageTemplate, pageTemplates } from '#schema/pageTemplates.ts';
import { wordsOf } from './sectionTexts.ts';
import type { pages } from './table.ts';

const DAY_MS = 24 * 3_600_000;

/** Templates whose texts are whole pages, by their addresses. */
const sampleTemplates: readonly { id: PageTemplate['id']; slug: string; daysAgo: number }[] = [
  { id: 'pricing', slug: 'pricing', daysAgo: 20 },
  { id: 'team', slug: 'team', daysAgo: 45 },
];

/** The columns of the sample pages that nobody changes without changing the page. */
export const samplePages = sampleTemplates.flatMap(({ id, slug, daysAgo }) =>
  pageTemplates
    .filter((template) => template.id === id)
    .map(({ title, layout, sections: written }) => {
      const sections = written.map((section, index) => ({ ...section, key: `section-${index + 1}` })) as PageSection[];
      return { slug, title, layout, sections, body: wordsOf(sections), isPublished: true, daysAgo };
    }),
);

export const samplePageValues = (now: Date): (typeof pages.$inferInsert)[] =>
  samplePages.map(({ daysAgo, ...columns }) => {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return { ...columns, id: uuidv7(), createdAt, updatedAt: createdAt, publishedAt: createdAt };
  });
