import { expect } from 'vitest';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { makePicture, mediaOperations, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const path = (url: string) => new URL(url).pathname;

async function publish(person: Person, body: string, slug: string) {
  const { data, errors } = await person.gql(blogOperations.create, {
    input: { ...blogPost({ body, slug, title: slug }), isPublished: true },
  });
  expect(errors).toBeUndefined();
  return data.createBlogPost;
}
const htmlOf = async (person: Person, slug: string): Promise<string> =>
  (await person.gql('query ($slug: String!) { blogPost(slug: $slug) { bodyHtml } }', { slug })).data.blogPost.bodyHtml;

test('a picture of a text has its size, smaller files and a link to the whole', async ({ admin, product }) => {
  const { url } = await makePicture(admin, {}, [800, 2400]);
  await publish(admin, `Before.\n\n![The figures](${path(url)} "Of 2025")\n`, 'infographic');
  const html = await htmlOf(product.nobody, 'infographic');
  const [link = ''] = /<figure><a [^>]*>/.exec(html) ?? [];
  expect(link).toBe(`<figure><a href="${path(url)}" data-enlarge aria-label="Enlarge picture: The figures">`);
  expect(html).toContain('alt="The figures" loading="lazy" width="800" height="2400"');
  expect(html).toContain(`srcset="${path(url).replace('.webp', '-480.webp')} 480w, ${path(url)} 800w" sizes="`);
  expect(html).toContain('</a><figcaption>Of 2025</figcaption></figure>');
  const page = await (await fetch(`${product.url}/blog/infographic`)).text();
  expect(page).toContain('width="800" height="2400"');
});

test('a picture has its width and height whatever query its address has', async ({ admin, product }) => {
  const { url } = await makePicture(admin, {}, [600, 300]);
  await publish(admin, `![First](${path(url)}?v=2)\n\n![Second](${url}#top)`, 'with-query');
  const html = await htmlOf(product.nobody, 'with-query');
  expect(html.match(/width="600" height="300"/g)).toHaveLength(2);
});

test('a small picture has its size and no link, because it is shown in full', async ({ admin, product }) => {
  const { url } = await makePicture(admin, {}, [120, 60]);
  await publish(admin, `![Logo](${url})`, 'small-logo');
  const html = await htmlOf(product.nobody, 'small-logo');
  expect(html).toContain(`<figure><img src="${url}" alt="Logo" loading="lazy" width="120" height="60" /></figure>`);
});

test('a picture that is a link keeps its link while one without a text can be enlarged', async ({ admin, product }) => {
  const { url } = await makePicture(admin, {}, [600, 300]);
  await publish(admin, `[![A](${path(url)})](https://a.example/)\n\nText ![](${path(url)}) text.`, 'linked-pictures');
  const html = await htmlOf(product.nobody, 'linked-pictures');
  expect(html).toMatch(/<a href="https:\/\/a\.example\/"><img [^>]*width="600" height="300"[^>]*><\/a>/);
  expect(html).toMatch(/Text <a [^>]*data-enlarge aria-label="Enlarge picture"><img [^>]*><\/a> text/);
  expect(html.match(/data-enlarge/g)).toHaveLength(1);
});

test('a picture that the library does not have links to itself without a size', async ({ admin, product }) => {
  const gone = '/uploads/01900000-0000-7000-8000-0000000000ff.webp';
  await publish(admin, `![Far](https://a.example/x.png?a=1&b=2)\n\n![Gone](${gone})`, 'far-pictures');
  const html = await htmlOf(product.nobody, 'far-pictures');
  expect(html).toContain(
    '<a href="https://a.example/x.png?a=1&amp;b=2" data-enlarge aria-label="Enlarge picture: Far"><img src="https://a.example/x.png?a=1&amp;b=2" alt="Far" loading="lazy" /></a>',
  );
  expect(html).toContain(`<a href="${gone}" data-enlarge`);
  expect(html).not.toContain('width=');
});

test('a picture of another site has the size that its text gives, where the library has no other', async ({
  admin,
  product,
}) => {
  const { url } = await makePicture(admin, {}, [600, 300]);
  const size = (src: string, edge: number) => `<img src="${src}" alt="A" width="${edge}" height="${edge}">`;
  await publish(
    admin,
    [size('https://a.example/x.png', 900), size('https://a.example/y.png', 90), size(url, 900)].join('\n\n'),
    'sized-pictures',
  );
  const html = await htmlOf(product.nobody, 'sized-pictures');
  expect(html).toMatch(/<figure><a [^>]*data-enlarge[^>]*><img [^>]*x\.png[^>]* width="900" height="900" \/><\/a>/);
  expect(html).toMatch(/<figure><img [^>]*y\.png[^>]* width="90" height="90" \/><\/figure>/);
  expect(html).toContain(`<img src="${url}" alt="A" loading="lazy" width="600" height="300" srcset=`);
});

test('after a replacement the text has the size of the new picture', async ({ admin, product }) => {
  const { id, url } = await makePicture(admin, {}, [600, 300]);
  await publish(admin, `![A](${path(url)})`, 'replaced-picture');
  expect(await htmlOf(product.nobody, 'replaced-picture')).toContain('width="600" height="300"');
  await sendReplacement(admin, id, await canvas(500, 700).png().toBuffer());
  const html = await htmlOf(product.nobody, 'replaced-picture');
  expect(html).toContain('width="500" height="700"');
  expect(html).not.toContain(path(url));
});

test('a text has the size of a picture whose former address it uses', async ({ admin }) => {
  const { id, url } = await makePicture(admin, {}, [600, 300]);
  await sendReplacement(admin, id, await canvas(500, 700).png().toBuffer());
  const { data } = await admin.gql('query ($input: RenderedTextInput!) { renderedText(input: $input) { html } }', {
    input: { body: `![A](${path(url)})` },
  });
  expect(data.renderedText.html).toContain('width="500" height="700"');
});

test('the focal point of a picture is used where a text crops it', async ({ admin, product }) => {
  const { id, name, url } = await makePicture(admin, {}, [600, 300]);
  await admin.gql(mediaOperations.update, { id, input: { name, focalPoint: { x: 20, y: 80 } } });
  await publish(admin, `![A](${path(url)}) ![B](${path(url)})`, 'cropped-pictures');
  expect((await htmlOf(product.nobody, 'cropped-pictures')).match(/style="object-position:20% 80%"/g)).toHaveLength(2);
});

test('the feed has the pictures with their size and whole addresses, without links', async ({ admin, product }) => {
  const { url } = await makePicture(admin, {}, [900, 300]);
  await publish(admin, `![In the feed](${path(url)})`, 'feed-picture');
  const feed = await (await fetch(`${product.url}/feed.xml`)).text();
  expect(feed).toContain(
    `&lt;img src=&quot;${url}&quot; alt=&quot;In the feed&quot; loading=&quot;lazy&quot; width=&quot;900&quot; height=&quot;300&quot; /&gt;`,
  );
  expect(feed).not.toContain('data-enlarge');
});
