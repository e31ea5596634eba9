import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const KANA = '%e6%97%a5%e6%9c%ac';
const items = [
  { id: 12, title: 'Rain', path: '/2018/10/rain/', date: '2018-10-05 10:00:00', tags: ['Wet Days'] },
  { id: 13, title: '日本', slug: KANA, path: `/2018/10/${KANA}/`, date: '2018-10-06 10:00:00' },
  { id: 14, title: 'Café', slug: 'caf%c3%a9', path: '/2018/10/caf%c3%a9/', date: '2018-10-06 10:00:00' },
  {
    id: 15,
    title: 'About',
    type: 'page',
    path: '/about-the-house/',
    content: 'Who we are.',
    date: '2018-10-06 10:00:00',
  },
];

async function importInto(product: Product, exported: string, cleaner: Parameters<typeof emptyFolder>[0]) {
  const file = join(await emptyFolder(cleaner), 'site.xml');
  await writeFile(file, exported);
  return run('import', [file, '--publish-pages'], placeOf(product));
}

async function answersTo(product: Product, paths: readonly string[]) {
  const answers: Record<string, string> = {};
  for (const path of paths) {
    const { status, headers } = await getPage(product, path);
    answers[path] = `${status} ${headers.location}`;
  }
  return answers;
}

test('old addresses of a site of WordPress lead to what stands for them', async ({ product, onTestFinished }) => {
  await importInto(product, wordpressExport('https://old.example', items), { onTestFinished });
  const expected: Record<string, string> = {
    '/2018/10/rain/': '301 /blog/rain',
    '/2018/10/rain/amp/': '301 /blog/rain',
    '/amp/2018/10/rain/': '301 /blog/rain',
    '/2018/10/rain/?amp=1': '301 /blog/rain',
    '/2018/10/rain/?amp': '301 /blog/rain',
    '/2018/10/rain/?amp=1&utm_source=x': '301 /blog/rain?utm_source=x',
    '/2018/10/rain/feed/atom/': '301 /blog/rain',
    '/?p=12': '301 /blog/rain',
    '/?p=12&amp=1': '301 /blog/rain',
    '/?utm_source=x&p=12': '301 /blog/rain?utm_source=x',
    '/index.php?p=12': '301 /blog/rain',
    '/?cat=3': '301 /blogs?tag=News',
    '/?cat=3&paged=2': '301 /blogs?tag=News',
    '/?tag=wet-days': '301 /blogs?tag=Wet+Days',
    '/?category_name=news': '301 /blogs?tag=News',
    '/?author=1': '301 /blogs',
    '/?author_name=jane': '301 /blogs',
    '/?m=201810': '301 /blogs',
    '/?m=20181005': '301 /blogs',
    '/?m=2018': '301 /blogs',
    '/?page_id=15': '301 /blog/about',
    '/?feed=rss2': '301 /feed.xml',
    '/?feed=atom': '301 /feed.xml',
    '/?feed=comments-rss2': '301 /feed.xml',
    '/?feed=rss2&cat=3': '301 /feed.xml',
    '/?p=12&feed=rss2': '301 /blog/rain',
    '/index.php?feed=rss2': '301 /feed.xml',
    '/feed/?x=1': '301 /feed.xml?x=1',
    [`/2018/10/${KANA}/`]: '301 /blog/ri-ben',
    [`/2018/10/${KANA.toUpperCase()}/`]: '301 /blog/ri-ben',
    [`/2018/10/${encodeURI('日本')}`]: '301 /blog/ri-ben',
    [`/2018/10/${KANA}/amp/`]: '301 /blog/ri-ben',
    [`/amp/2018/10/${KANA}`]: '301 /blog/ri-ben',
    '/2018/10/caf%C3%A9/': '301 /blog/cafe',
    '/2018/10/caf%c3%a9': '301 /blog/cafe',
    '/2018/10/cafe%cc%81': '301 /blog/cafe',
    '/about-the-house/': '301 /blog/about',
    '/?cat=4': '200 undefined',
    '/?p=99': '200 undefined',
    '/?feed=x': '200 undefined',
    '/?': '200 undefined',
    '/blogs?tag=wet-days': '200 undefined',
  };
  expect(await answersTo(product, Object.keys(expected))).toEqual(expected);
});

const snow = { id: 21, title: 'Snow', path: '/2019/01/snow/' };

test('a site in a folder has its addresses by number below the folder', async ({ product, onTestFinished }) => {
  await importInto(product, wordpressExport('https://old.example/journal', [snow]), { onTestFinished });
  const expected = {
    '/journal/?p=21': '301 /blog/snow',
    '/journal?p=21': '301 /blog/snow',
    '/journal/index.php?p=21': '301 /blog/snow',
    '/journal/?feed=rss2': '301 /feed.xml',
    '/journal/?cat=3': '301 /blogs?tag=News',
    '/journal/feed/': '301 /feed.xml',
    '/?p=21': '200 undefined',
  };
  expect(await answersTo(product, Object.keys(expected))).toEqual(expected);
});
