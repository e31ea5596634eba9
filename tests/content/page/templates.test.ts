import { describe, expect, test } from 'vitest';
import { PageInput } from '#schema/page.ts';
import { type PageSection, sectionInputOf } from '#schema/pageSections.ts';
import { pageTemplates } from '#schema/pageTemplates.ts';

describe('the templates of pages', () => {
  test.each(pageTemplates)('$name is a page that can be stored as it is', ({ title, layout, sections }) => {
    const inputs = sections.map((section, index) => sectionInputOf({ ...section, key: `a${index}` } as PageSection));
    const { success, error } = PageInput.safeParse({ title, layout, sections: inputs });
    expect(error?.issues).toBeUndefined();
    expect(success).toBe(true);
  });

  test('only the template landing has the layout of a landing page', () => {
    expect(pageTemplates.filter(({ layout }) => layout === 'LANDING').map(({ id }) => id)).toEqual(['landing']);
  });
});
