import { describe, expect, test } from 'vitest';
import { createLinks } from '#server/transfer/import/links.ts';
import { convertHtml } from '#tests/kit/content/convertHtml.ts';

const site = 'https://old.example';

describe('a link of the old site leads to the page here', () => {
  const links = createLinks(site);
  for (const address of ['/2013/01/old-post/', '/?p=123']) links.note(address, '/blog/old-post');
  links.note('/category/news', '/blogs?tag=News');
  links.note('/?cat=3', '/blogs?tag=News');
  test.for([
    ['/2013/01/old-post/', '/blog/old-post'],
    ['/2013/01/old-post/?utm_source=x&utm_medium=mail', '/blog/old-post?utm_source=x&utm_medium=mail'],
    ['/2013/01/old-post/?replytocom=12#respond', '/blog/old-post#respond'],
    ['/2013/01/old-post/?share=twitter&nb=1', '/blog/old-post'],
    ['/2013/01/old-post/?plan=gold#prices', '/blog/old-post?plan=gold#prices'],
    ['/2013/01/old-post/#prices', '/blog/old-post#prices'],
    ['/2013/01/old-post?p=123', '/blog/old-post'],
    ['/2013/01/old-post/feed/', '/blog/old-post'],
    ['/2013/01/old-post/amp/', '/blog/old-post'],
    ['/2013/01/old-post/comment-page-2/#comment-9', '/blog/old-post#comment-9'],
    ['/?p=123', '/blog/old-post'],
    ['/?p=123#prices', '/blog/old-post#prices'],
    ['/?utm_source=x&p=123', '/blog/old-post?utm_source=x'],
    ['/?post_type=post&p=123&preview=true', '/blog/old-post'],
    ['/index.php?p=123', '/blog/old-post'],
    ['/index.php/2013/01/old-post/', '/blog/old-post'],
    ['/index.php/category/news/feed/', '/blogs?tag=News'],
    ['/2013/01/old-post/2/', '/blog/old-post'],
    ['https://www.old.example/2013/01/old-post/?fbclid=a', '/blog/old-post?fbclid=a'],
    ['/category/news/?utm_source=x', '/blogs?tag=News&utm_source=x'],
    ['/category/news/page/2/?utm_source=x', '/blogs?tag=News&utm_source=x'],
    ['/?cat=3', '/blogs?tag=News'],
    ['/?utm_source=x', '/?utm_source=x'],
    ['/', '/'],
    ['/#team', '/#team'],
  ] as const)('the old link %s leads to %s', ([address, to]) => {
    const url = address.startsWith('/') ? site + address : address;
    expect(links.follow(url)).toEqual({ address: to, isLost: false });
  });

  test.for(['/?p=124', '/?s=prices', '/?cat=4', '/2013/01/other/?utm_source=x', '/2013/01/other/feed/'])(
    '%s stays a link to the old site',
    (address) => {
      expect(links.follow(site + address)).toEqual({ address: site + address, isLost: true });
    },
  );
});

test('a link with the whole address of its own page and a parameter leads within the text', () => {
  const page = { base: site, addresses: ['/old-post/', '/?p=5'] };
  const text = `<p><a href="${site}/old-post/?utm_source=x#prices">P</a> <a href="${site}/?p=6#prices">Q</a></p><h2 id="prices">Prices</h2>`;
  expect(convertHtml(text, page).markdown).toBe(`[P](#prices) [Q](${site}/?p=6#prices)\n\n## Prices`);
});
