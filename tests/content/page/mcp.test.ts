import { describe, expect } from 'vitest';
import { everySection } from '#tests/kit/content/everySection.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makePage, sectionsSeen, storedPage } from '#tests/kit/content/page.ts';
import { agentWith } from '#tests/kit/network/mcp.ts';
import { test } from '#tests/kit/test.ts';

describe('an agent with pages', () => {
  test('an agent creates, reads and changes a page by its stored sections', async ({ product, admin }) => {
    const agent = await agentWith(admin, ['CONTENT_READ', 'CONTENT_WRITE']);
    const sections = [
      { type: 'hero', headline: 'What it costs' },
      { type: 'prices', plans: [{ name: 'Start', price: '₹40,000', features: ['Reports'] }] },
    ];
    const { data: made } = await agent.call('create_page', { title: 'Prices by agent', layout: 'LANDING', sections });
    expect(made).toMatchObject({ slug: 'prices-by-agent', layout: 'LANDING', isPublished: false });
    const { data: read } = await agent.call('get_page', { slug: made.slug });
    expect(read.storedSections).toMatchObject([
      { type: 'hero', key: 'section-1', headline: 'What it costs' },
      { type: 'prices', plans: [{ price: '₹40,000', isHighlighted: false }] },
    ]);
    const [hero, prices] = read.storedSections;
    const changed = await agent.call('update_page', {
      ...{ slug: made.slug, newSlug: 'new-prices', ifUpdatedAt: read.updatedAt },
      sections: [prices, { ...hero, headline: 'Prices' }],
    });
    expect([changed.error, changed.data?.slug]).toEqual([undefined, 'new-prices']);
    expect(await sectionsSeen(admin, 'new-prices')).toMatchObject([{ key: prices.key }, { title: 'Prices' }]);
    await agent.call('update_page', { slug: 'new-prices', title: 'Another', sections: null });
    expect(await storedPage(product, made.id)).toMatchObject({ title: 'Another', sections: [{}, {}] });
  });

  test('an agent is told what is wrong with a section', async ({ admin }) => {
    const agent = await agentWith(admin, ['CONTENT_WRITE']);
    for (const [section, words] of [
      [{ type: 'nothing' }, 'exactly one type'],
      [{ headline: 'No type' }, 'exactly one type'],
      [{ type: 'text', body: ' ' }, 'Please enter a text'],
      [{ type: 'text', colour: 'red', body: 'a' }, 'colour'],
    ] as const) {
      const { error } = await agent.call('create_page', { title: 'A page', sections: [section] });
      expect([error?.code, JSON.stringify(error)]).toEqual(['BAD_USER_INPUT', expect.stringContaining(words)]);
    }
  });

  test('an agent without scopes reads only what published pages say', async ({ admin }) => {
    const { id } = await makePicture(admin);
    const shown = await makePage(admin, { isPublished: true, sections: everySection(id) });
    const draft = await makePage(admin);
    const agent = await agentWith(admin, undefined, 'PUBLISHED');
    const { data } = await agent.call('get_page', { slug: shown.slug });
    expect(data.sections).toHaveLength(everySection(id).length - 2);
    expect(data.sections[0]).toEqual(expect.objectContaining({ title: 'Growth you can count' }));
    expect(data).not.toHaveProperty('storedSections');
    expect((await agent.call('get_page', { slug: draft.slug })).error.code).toBe('NOT_FOUND');
    const { nodes } = (await agent.call('list_pages', { first: 50 })).data;
    expect(nodes.map(({ slug }: { slug: string }) => slug)).toEqual([shown.slug]);
  });

  test('an agent reads long texts of sections in parts', async ({ admin }) => {
    const agent = await agentWith(admin, ['CONTENT_READ']);
    const body = 'y'.repeat(12_000);
    const { slug } = await makePage(admin, { sections: [{ text: { body } }] });
    const first = (await agent.call('get_page', { slug })).data;
    const second = (await agent.call('get_page', { slug, textFrom: first.readOn.textFrom })).data;
    expect(first.storedSections[0].body + second.storedSections[0].body).toBe(body);
    expect(second.readOn).toBeUndefined();
  });
});
