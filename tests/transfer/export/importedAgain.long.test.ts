import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

// The commands are processes, which take seconds to start.

const site = 'https://old.example';
const slugs = async (admin: Person): Promise<string[]> =>
  (await admin.gql('{ allBlogPosts(first: 50) { nodes { slug } } }')).data.allBlogPosts.nodes
    .map(({ slug }: { slug: string }) => slug)
    .sort();

test('a moved installation knows what an import brought', async () => {
  const folder = await emptyFolder({ onTestFinished });
  const [export1, archive] = [join(folder, 'site.xml'), join(folder, 'site.tar.gz')];
  const items = [1, 2, 3].map((id) => ({
    id,
    title: `Post number ${id}`,
    content: `Text <a href="${site}/">${id}</a>`,
  }));
  await writeFile(export1, wordpressExport(site, items));
  const command = async (product: Product, name: 'import' | 'export', ...args: string[]) => {
    const { code, out, errors } = await run(name, args, {
      ...placeOf(product),
      PUBLIC_URL: product.services.settings.PUBLIC_URL,
    });
    expect([code, errors]).toEqual([0, '']);
    return out;
  };

  const old = await startProduct();
  onTestFinished(() => old.stop());
  await old.signedIn('admin');
  expect(await command(old, 'import', export1)).toContain('came: 3 posts');
  await command(old, 'export', archive);

  const next = await startProduct();
  onTestFinished(() => next.stop());
  const admin = await next.signedIn('admin');
  await command(next, 'import', archive);
  const again = await command(next, 'import', export1);
  expect(again).toContain('came: 0 posts');
  expect(again).toContain('here already: 3');
  expect(await slugs(admin)).toEqual(['post-number-1', 'post-number-2', 'post-number-3']);
  const { data } = await admin.gql('{ allBlogPosts(first: 1) { nodes { id } } }');
  await admin.gql('mutation ($id: UUID!) { publishBlogPost(id: $id, isPublished: false) { id } }', {
    id: data.allBlogPosts.nodes[0].id,
  });
  const undone = await command(next, 'import', export1, '--undo');
  expect(undone).toContain('Taken back: 2 posts');
  expect(await slugs(admin)).toHaveLength(1);
});
