import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { photo } from '#tests/kit/content/photo.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import { test } from '#tests/kit/test.ts';
import { ghostFile, paths, wordpressFile } from './tenPosts.ts';

test('ten posts of old sites are shown with all of their parts, on a phone and on a desktop', async ({
  product,
  onTestFinished,
}) => {
  const folder = await emptyFolder({ onTestFinished });
  const wide = await photo(1024, 768).png().toBuffer();
  const sizes: Record<string, Buffer> = {
    tall: await photo(400, 1200).png().toBuffer(),
    logo: await photo(120, 60).png().toBuffer(),
  };
  const entry = (name: string, place: string) => ({ name: `${place}/${name}.png`, bytes: sizes[name] ?? wide });
  const wordpress = ['boat', 'shot21', 'shot22', 'shot23', 'shot24'].map((name) =>
    entry(name, 'wp-content/uploads/2013/01'),
  );
  const ghost = ['sea', 'one', 'two', 'tall', 'logo'].map((name) => entry(name, 'content/images/2024/02'));
  for (const [name, entries] of [
    ['wordpress.zip', [...wordpress, { name: 'site.xml', bytes: Buffer.from(wordpressFile) }]],
    ['ghost.zip', [...ghost, { name: 'data/site.json', bytes: Buffer.from(ghostFile) }]],
  ] as const) {
    await writeFile(join(folder, name), zipOf([...entries]));
    const { code, errors } = await run('import', [join(folder, name)], {
      ...placeOf(product),
      PUBLIC_URL: product.services.settings.PUBLIC_URL,
    });
    expect([code, errors]).toEqual([0, '']);
  }

  const parts: Record<string, string[]> = {
    'a-classic-post-with-a-gallery': ['figcaption', 'p:has(a + a) img >> nth=3', 'blockquote br', 'ul > li'],
    'what-a-website-costs': ['td[align=right]', 'td[colspan="2"][align=center]', 'td[rowspan="2"]'],
    'questions-that-clients-ask': ['details >> nth=1', 'details[open] ul'],
    'code-footnotes-and-a-film': ['pre code.language-bash', '.video', '.footnotes em', 'ol[start="4"] ul'],
    'hindi-post': ['td[align=center]', 'strong'],
    'arabic-post': ['table', 'blockquote', 'figcaption'],
    'every-card': ['blockquote', 'details', 'p:has(a + a) img >> nth=2'],
    'markdown-card': ['td[align=right]', 'td[align=center]', 'figure img'],
    'newest-editor': ['h2', 'pre code.language-js', '.video'],
    'with-contents': ['a[href="#two"]', 'mark', 'sup', 'img[width="120"]'],
  };
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const reader = await visit(product, undefined, { viewport: { width, height } });
    for (const path of paths) {
      await reader.open(`/blog/${path}`);
      const prose = reader.page.locator('main .prose');
      for (const part of parts[path] ?? []) await prose.locator(part).first().waitFor({ state: 'attached' });
      expect([
        path,
        await reader.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      ]).toEqual([path, true]);
    }
    await leaveQuietly(reader);
  }
});
