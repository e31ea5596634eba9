import { expect } from 'vitest';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { emptyPortfolio, insertItem, type MadeItem, makeItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const NEXT = `query ($slug: String!) { portfolioItemNeighbours(slug: $slug) { previous { title } next { title } } }`;

test.beforeEach(({ product }) => emptyPortfolio(product));

const beside = async (person: Person, slug: string) => {
  const { previous, next } = (await person.gql(NEXT, { slug })).data.portfolioItemNeighbours;
  return [previous?.title ?? null, next?.title ?? null];
};

test('the neighbours of a project are the published ones above and below it in the list', async ({
  product,
  employee,
}) => {
  const makeAll = async (titles: string[]) => {
    const made: MadeItem[] = [];
    for (const [index, title] of titles.entries()) {
      product.passTime(60_000);
      made.push(await makeItem(employee, { title, slug: `project-${index}`, isPublished: title !== 'Draft' }));
    }
    return made;
  };
  await makeAll(['Oldest', 'Middle', 'Draft', 'Newest']);
  const { data } = await product.nobody.gql('{ portfolioItems { nodes { title } } }');
  expect(data.portfolioItems.nodes.map(({ title }: MadeItem) => title)).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(await beside(product.nobody, 'project-3')).toEqual([null, 'Middle']);
  expect(await beside(product.nobody, 'project-1')).toEqual(['Newest', 'Oldest']);
  expect(await beside(product.nobody, 'project-0')).toEqual(['Middle', null]);
  const { text } = await getPage(product, '/portfolio/project-1');
  expect(text).toMatch(
    /href="\/portfolio\/project-3".*Previous project.*Newest.*href="\/portfolio\/project-0".*Next project/s,
  );
});

test('only staff see the neighbours of a draft', async ({ product, employee }) => {
  await makeItem(employee, { title: 'Published', slug: 'a-published-one', isPublished: true });
  await makeItem(employee, { title: 'Draft', slug: 'draft', isPublished: false });
  expect(await beside(employee, 'draft')).toEqual([null, 'Published']);
  expect((await product.nobody.gql(NEXT, { slug: 'draft' })).code).toBe('NOT_FOUND');
  expect((await employee.gql(NEXT, { slug: 'nothing-here' })).code).toBe('NOT_FOUND');
});

test('projects of the same moment are all visited by following neighbours', async ({ product }) => {
  for (let count = 0; count < 4; count += 1) await insertItem(product, { title: `Same ${count}`, isPublished: true });
  await product.services.db.update(portfolioItems).set({ publishedAt: new Date(Date.UTC(2026, 0, 1)) });
  const { data } = await product.nobody.gql('{ portfolioItems { nodes { slug } } }');
  const slugs: string[] = data.portfolioItems.nodes.map(({ slug }: MadeItem) => slug);
  const walked: (string | undefined)[] = [slugs[0]];
  for (let at = slugs[0]; at; walked.push(at)) {
    const answer = await product.nobody.gql(`{ portfolioItemNeighbours(slug: "${at}") { next { slug } } }`);
    at = answer.data.portfolioItemNeighbours.next?.slug;
  }
  expect(walked).toEqual([...slugs, undefined]);
});
