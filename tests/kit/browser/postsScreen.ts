import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { paths } from '#web/shared/paths.ts';
import { goTo } from './goingOn.ts';
import type { Visitor } from './visitor.ts';

let round = 0;

/** Goes to the screen of the posts and waits until it lists exactly these, in this order. */
export async function managePosts(
  product: Product,
  visitor: Visitor,
  staff: Person,
  posts: { title: string; isPublished?: boolean }[],
): Promise<Page> {
  await goTo(visitor);
  await emptyBlog(product);
  round += 1;
  const slugOf = (title: string) => `${title.toLowerCase().replaceAll(' ', '-')}-${round}`;
  for (const post of posts.toReversed()) await makePost(staff, { ...post, slug: slugOf(post.title) });
  const { page } = visitor;
  await goTo(visitor, paths.manageBlogs);
  // The posts of the test before must be gone.
  const listed = () =>
    page
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await expect.poll(listed).toEqual(posts.map(({ title }) => paths.blogPost(slugOf(title))));
  return page;
}
