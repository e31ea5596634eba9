import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { revisions } from '#server/content/revision/table.ts';
import { saveDraft } from '#tests/kit/content/draft.ts';
import { makePicture, sendReplacement } from '#tests/kit/content/media.ts';
import {
  changePage,
  makePage,
  pageInput,
  pageOperations,
  sectionsSeen,
  storedPage,
  textSection,
} from '#tests/kit/content/page.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { makeRedirect, sendRedirect } from '#tests/kit/content/redirect.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { fieldValue, listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { test } from '#tests/kit/test.ts';

const target = 'query ($path: String!) { redirectTarget(path: $path) }';

describe('the address of a page', () => {
  test('no slug begins an address of the site or of the server', async ({ product, employee }) => {
    const urls = [...product.routes.matchAll(/^[├└]── \/([a-z0-9-]+)(?![\w.-])/gm)].map(([, segment]) =>
      String(segment),
    );
    expect(urls).toEqual(expect.arrayContaining(['uploads', 'graphql', 'api', 'mcp', 'icons', 'embed']));
    for (const slug of [...new Set(urls), 'about', 'blog', 'booking', 'dashboard', 'portfolio-manage', 'assets']) {
      const { errors } = await employee.gql(pageOperations.create, { input: pageInput({ slug }) });
      expect([slug, errors?.[0]?.extensions?.fields]).toEqual([
        slug,
        { slug: 'This slug is taken by an address of the site' },
      ]);
    }
    for (const slug of ['pricing', 'about-us', 'blog-posts']) await makePage(employee, { slug });
  });

  test('a former slug leads to the page, whose present slug no redirect can take', async ({ product, admin }) => {
    const { id, slug } = await makePage(admin, { isPublished: true });
    await changePage(admin, id, { slug: 'moved-page' });
    const { data } = await product.nobody.gql(target, { path: `/${slug}` });
    expect(data.redirectTarget).toBe('/moved-page');
    expect((await sendRedirect(admin, { from: '/moved-page', to: '/contact' })).code).toBe('BAD_USER_INPUT');
    await makeRedirect(admin, { from: '/free-page', to: '/contact' });
    expect((await product.nobody.gql(target, { path: '/free-page' })).data.redirectTarget).toBe('/contact');
    expect((await product.nobody.gql(target, { path: '/no-such-page' })).data.redirectTarget).toBeNull();
  });

  test('the sitemap and llms.txt list published pages only', async ({ product, employee }) => {
    const shown = await makePage(employee, { title: 'Shown page', isPublished: true });
    const hidden = await makePage(employee, { title: 'Hidden page' });
    for (const path of ['/sitemap.xml', '/llms.txt']) {
      const text = await (await fetch(product.url + path)).text();
      expect([path, text.includes(`/${shown.slug}<`) || text.includes(`/${shown.slug})`)]).toEqual([path, true]);
      expect([path, text.includes(hidden.slug)]).toEqual([path, false]);
    }
  });
});

describe('the life of a page', () => {
  test('one of two writers who change the same page at once meets a conflict', async ({ product, employee }) => {
    const { id, updatedAt } = await makePage(employee);
    product.passTime(1000);
    const sent = ['First', 'Second'].map((title) => changePage(employee, id, { title }, updatedAt));
    const codes = (await Promise.all(sent)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
    expect(await product.services.db.$count(revisions, eq(revisions.itemId, id))).toBe(2);
  });

  test('writers of pages with the same title get slugs of their own', async ({ employee }) => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => makePage(employee, { title: 'Same title', slug: null })),
    );
    expect(made.map(({ slug }) => slug).sort()).toEqual([
      'same-title',
      ...[2, 3, 4, 5].map((number) => `same-title-${number}`),
    ]);
  });

  test('a version is restored with its sections, without a picture that was deleted', async ({ product, employee }) => {
    const picture = await makePicture(employee);
    const sections = [
      { key: 'a', picture: { pictureId: picture.id } },
      { key: 'b', cards: { cards: [{ title: 'One', pictureId: picture.id }] } },
      textSection('As it was.', 'c'),
    ];
    const { id } = await makePage(employee, { sections });
    product.passTime(1000);
    await changePage(employee, id, { sections: [textSection('As it is.')], layout: 'LANDING' });
    const first = (await listRevisions(employee, 'PAGE', id))[0];
    if (!first) throw new Error('there is no version');
    expect(fieldValue(first, 'sections')).toContain('[text]\nAs it was.');
    await employee.gql('mutation ($id: UUID!) { removePicture(id: $id) { id } }', { id: picture.id });
    const { data } = await employee.gql(revisionOperations.restore, { id: first.id });
    expect(data.restoreRevision.isPictureGone).toBe(true);
    expect(await storedPage(product, id)).toMatchObject({
      layout: 'PAGE',
      sections: [
        { key: 'b', type: 'cards', cards: [{ title: 'One' }] },
        { key: 'c', body: 'As it was.' },
      ],
    });
  });

  test('a picture in a section counts as in use, also when it is replaced', async ({ product, employee }) => {
    const picture = await makePicture(employee);
    const sections = [{ key: 'a', gallery: { pictureIds: [picture.id] } }, textSection(`![it](${picture.url})`, 'b')];
    const { id, title, slug } = await makePage(employee, { sections });
    const uses = 'query ($id: UUID!) { mediaUses(id: $id) { nodes { kind title slug isInText } } }';
    expect((await employee.gql(uses, { id: picture.id })).data.mediaUses.nodes).toEqual([
      { kind: 'PAGE', title, slug, isInText: true },
    ]);
    const remove = 'mutation ($id: UUID!) { removePicture(id: $id) { id } }';
    expect((await employee.gql(remove, { id: picture.id })).code).toBe('CONFLICT');
    const replaced = await sendReplacement(employee, picture.id, await canvas(60, 30).png().toBuffer());
    expect(replaced.errors).toBeUndefined();
    const stored = JSON.stringify((await storedPage(product, id))?.sections);
    expect(stored).not.toContain(picture.id);
    expect(await sectionsSeen(employee, slug)).toMatchObject([{ pictures: [{ pictureId: picture.id }] }, { key: 'b' }]);
  });

  test('a preview link shows unsaved sections unless they are invalid', async ({ product, employee }) => {
    const { id } = await makePage(employee, { sections: [textSection('Stored', 'a'), textSection('Kept', 'b')] });
    const fields = {
      title: 'Unsaved',
      layout: 'LANDING',
      sections: [
        { type: 'text', key: 'b', body: ' ' },
        { type: 'text', key: 'a', body: 'Changed' },
        { type: 'nothing', key: 'z' },
      ],
    };
    const saved = await saveDraft(employee, { kind: 'PAGE', itemId: id, fields, basedOn: null });
    expect(saved.errors).toBeUndefined();
    const { token } = await makePreview(employee, 'PAGE', id);
    const open = `query ($token: String!) { preview(token: $token) { hasPendingChanges post { id } item { id }
      page { title layout sections { ... on TextSection { key body } } } } }`;
    expect((await product.nobody.gql(open, { token })).data.preview).toEqual({
      ...{ hasPendingChanges: true, post: null, item: null },
      page: {
        ...{ title: 'Unsaved', layout: 'LANDING' },
        sections: [
          { key: 'b', body: 'Kept' },
          { key: 'a', body: 'Changed' },
        ],
      },
    });
  });

  test('staff find a page by its title and by the words of its sections', async ({ employee }) => {
    const { title } = await makePage(employee, {
      title: 'Zanzibar prices',
      sections: [textSection('Quixotic **words**')],
    });
    const search = 'query ($text: String!) { search(text: $text) { results { kind title } } }';
    for (const text of ['zanzibar', 'quixotic words'])
      expect((await employee.gql(search, { text })).data.search.results).toEqual([{ kind: 'PAGE', title }]);
  });

  test('a page needs as many statements for many references as for few', async ({ product, employee }) => {
    const counts: number[] = [];
    for (const count of [1, 5]) {
      const many = <Made>(make: () => Promise<Made>) => Promise.all(Array.from({ length: count }, make));
      const pictures = await many(() => makePicture(employee));
      const items = await many(() => makeItem(employee, { isPublished: true }));
      const reviews = await many(() => makeReview(employee, { isPublished: true }));
      const ids = (made: { id: string }[]) => made.map(({ id }) => id);
      const parts = Array.from({ length: count }, () => [
        { gallery: { pictureIds: ids(pictures) } },
        { caseStudies: { itemIds: ids(items) } },
        { quotes: { reviewIds: ids(reviews) } },
        { caseStudies: {} },
        { quotes: {} },
      ]);
      const { slug } = await makePage(employee, { sections: parts.flat(), isPublished: true });
      const seen = await queriesOf(product, () => sectionsSeen(product.nobody, slug));
      counts.push(seen.filter(({ text }) => /from "(pages|pictures|reviews|portfolio_items)"/.test(text)).length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[1]).toBeLessThanOrEqual(6);
  });
});
