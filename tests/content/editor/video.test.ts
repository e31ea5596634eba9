import { expect } from 'vitest';
import { videoOf } from '#schema/video.ts';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { test } from '#tests/kit/test.ts';

const ID = 'dQw4w9WgXcQ';
const youtube = `https://www.youtube-nocookie.com/embed/${ID}`;
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

const unlisted = 'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1';

const videos = [
  [`https://www.youtube.com/watch?v=${ID}`, youtube],
  [`https://youtube.com/watch?t=10s&v=${ID}`, `${youtube}?start=10`],
  [`https://youtu.be/${ID}?t=1h2m3s`, `${youtube}?start=3723`],
  [`https://www.youtube.com/embed/${ID}?start=90`, `${youtube}?start=90`],
  [`https://youtu.be/${ID}?t=soon`, youtube],
  [`https://music.youtube.com/watch?v=${ID}`, youtube],
  [youtube, youtube],
  [`https://m.youtube.com/watch?v=${ID}`, youtube],
  [`https://youtu.be/${ID}?si=abc`, youtube],
  [`https://www.youtube.com/shorts/${ID}`, youtube],
  [`http://youtu.be/${ID}`, youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/showcase/12/video/76979871', vimeo],
  ['https://vimeo.com/groups/motion/videos/76979871', vimeo],
  ['https://vimeo.com/76979871/abcdef1234', unlisted],
  ['https://player.vimeo.com/video/76979871?h=abcdef1234', unlisted],
  ['https://player.vimeo.com/video/76979871?h=%22onload', vimeo],
] as const;

const others = [
  `https://www.youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtu.be/${ID}`,
  `https://youtu.be@evil.example/${ID}`,
  `https://youtu.be:8080/${ID}`,
  'https://youtu.be/too-short',
  'https://youtu.be/dQw4w9WgXc"',
  'https://youtu.be/../../../evil',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/12',
  'https://www.youtube.com/watch?v=videoseries',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://vimeo.com/76979871x',
  'https://vimeo.com/76979871/../../evil',
  'https://example.com/a.mp4',
];

test.each(videos)('a line with %s alone is a card that plays %s', (address, player) => {
  expect(videoOf(address)?.player).toBe(player);
  const { html } = renderMarkdown(`Before\n\n${address}\n\nAfter`);
  const [card = ''] = /<figure class="video">.*<\/figure>/s.exec(html) ?? [];
  const escaped = (text: string) => text.replaceAll('&', '&amp;');
  expect(card).toContain(`<a href="${escaped(address)}" data-player="${escaped(player)}">`);
  expect(card).not.toMatch(/<(?:iframe|img|script)/);
  expect(renderMarkdown(`<${address}>`).html.trim()).toBe(card);
});

test.each(others)('%s is not a video', (address) => {
  expect(videoOf(address)).toBe(null);
  expect(renderMarkdown(address).html).not.toMatch(/<figure|data-player|<iframe/);
});

test('only an address by itself is a video', () => {
  for (const text of [
    `See https://youtu.be/${ID}`,
    `https://youtu.be/${ID}\nand more`,
    `[a video](https://youtu.be/${ID})`,
    `[https://youtu.be/${ID}](https://evil.example)`,
    `<figure class="video"><a href="https://evil.example" data-player="https://evil.example">a</a></figure>`,
    `<iframe src="${youtube}"></iframe>`,
    `\`https://youtu.be/${ID}\``,
  ])
    expect(renderMarkdown(text).html, text).not.toMatch(/class="video"|data-player|<iframe/);
  // A handwritten player is replaced.
  const link = `<a href="https://youtu.be/${ID}" data-player="https://evil.example">https://youtu.be/${ID}</a>`;
  expect(renderMarkdown(link).html).not.toContain('evil');
});

test('only pages with a video permit frames of the two players, also from the cache', async ({ product, admin }) => {
  const frames = async (path: string) =>
    /frame-src[^;]*/.exec(String((await getPage(product, path)).headers['content-security-policy']))?.[0];
  const video = await makePost(admin, { body: `https://youtu.be/${ID}`, isPublished: true });
  const words = await makePost(admin, {
    title: 'About <figure class="video">',
    body: 'Of `<figure class="video"><a data-player="https://youtu.be/dQw4w9WgXcQ">` and more.',
    isPublished: true,
  });
  const item = await makeItem(admin, { body: 'https://vimeo.com/76979871', isPublished: true });
  for (let round = 0; round < 3; round += 1) {
    for (const path of [`/blog/${video.slug}`, `/portfolio/${item.slug}`])
      expect(await frames(path), path).toBe('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
    for (const path of [`/blog/${words.slug}`, '/blogs', '/portfolio', '/', '/dashboard', '/nowhere'])
      expect(await frames(path), path).toBe(undefined);
  }
});

test('a text of up to 100,000 characters can be rendered as a post shows it', async ({ admin }) => {
  const drawn = (body: string, person = admin) =>
    person.gql('query ($input: RenderedTextInput!) { renderedText(input: $input) { html } }', { input: { body } });
  const text = '## One\n\n<script>alert(1)</script> [a](javascript:alert(1)) **b**';
  const post = await makePost(admin, { body: text });
  expect((await drawn(text)).data).toEqual({ renderedText: { html: post.bodyHtml } });
  expect((await drawn('a'.repeat(100_000))).code).toBe(undefined);
  const { code, errors } = await drawn('a'.repeat(100_001));
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message).toMatch(/100000/);
});
