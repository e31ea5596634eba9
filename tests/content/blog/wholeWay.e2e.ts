import { expect } from 'vitest';
import { blogStrings } from '#schema/blogStrings.ts';
import { draftStrings } from '#schema/draft.ts';
import { INDIA } from '#schema/officeTime.ts';
import { momentField } from '#schema/schedule.ts';
import { bringPicture, editor, tool } from '#tests/kit/browser/editor.ts';
import { button, heading, leaveQuietly, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { draftOf } from '#tests/kit/content/draft.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { deliveriesOf, makeWebhook } from '#tests/kit/content/webhook.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const HOUR = 3_600_000;

const test = base.extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

test('a post can be written, restored, shared, scheduled and published once', async ({ product, asha }) => {
  const webhook = await makeWebhook(asha, { url: 'https://nowhere.invalid/', events: ['POST_PUBLISHED'] });
  const visitor = await visit(product, asha);
  const { page } = visitor;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const planned = new Date(product.services.now().getTime() + 2 * HOUR);

  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  await field('Title').fill('The harbour at night');
  await field('Excerpt').fill('What the boats do when nobody looks.');
  await field('Author').fill('Asha Menon');
  await field('Tags').fill('harbours');
  await page.getByLabel('Body').click();
  await page.keyboard.type('## The boats');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('sleep');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await bringPicture(page, 'paste', 'boats.png', await canvas(600, 300).png().toBuffer());
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await picture.getByLabel('What the picture shows').fill('Boats at rest');
  await button(picture, 'Insert Picture').click();
  await editor(page).getByRole('img', { name: 'Boats at rest' }).waitFor();
  await tool(page, 'Video').click();
  const video = page.getByRole('dialog', { name: 'Video' });
  await video.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ');
  await button(video, 'Insert Video').click();
  await button(page, 'Preview').click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await preview.getByRole('heading', { name: 'The boats' }).waitFor();
  await preview.getByRole('link', { name: /^Watch the video on YouTube/ }).waitFor();

  await expect.poll(async () => String((await draftOf(asha, 'BLOG_POST'))?.fields.body)).toContain('youtu.be');
  await goWithin(page, '/dashboard');
  await goWithin(page, '/blog-manage');
  await page
    .getByRole('region', { name: draftStrings.begun })
    .getByRole('link', { name: 'The harbour at night' })
    .click();
  await expect.poll(() => field('Title').inputValue()).toBe('The harbour at night');
  await editor(page).getByRole('img', { name: 'Boats at rest' }).waitFor();
  await page.getByLabel('Publish at (India time)').fill(momentField(planned, INDIA));
  await button(page, 'Create Post').click();
  await visitor.hears(blogStrings.created);

  const { data } = await asha.gql('{ allBlogPosts { nodes { id slug publishAt } } }');
  const [{ slug }] = data.allBlogPosts.nodes;
  await goWithin(page, `/admin/edit-blog/${slug}`);
  await button(page, 'Share a preview').click();
  const sharing = page.getByRole('dialog', { name: 'Share a preview' });
  await button(sharing, 'Create Link').click();
  const address = new URL(await sharing.getByRole('textbox', { name: 'Preview link' }).inputValue()).pathname;
  const client = await visit(product);
  await client.open(address);
  await heading(client.page, 'The harbour at night').waitFor();
  await button(sharing, /^Revoke the link of Asha Menon/).click();
  await visitor.hears('Preview link revoked.');
  await client.open(address);
  await heading(client.page, 'Oops! Page Not Found').waitFor();
  expect(withoutStatus(client, 404)).toEqual([]);
  await client.leave();
  await page.keyboard.press('Escape');

  const status = async () => (await fetch(`${product.url}/blog/${slug}`)).status;
  expect(await status()).toBe(404);
  product.passTime(2 * HOUR);
  await until(async () => (await status()) === 200, { withinMs: 5000 });
  const reader = await visit(product);
  await reader.open(`/blog/${slug}`);
  await heading(reader.page, 'The harbour at night').waitFor();
  const shown = reader.page.getByRole('main').getByRole('img', { name: 'Boats at rest' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await reader.page.getByRole('link', { name: /^Watch the video on YouTube/ }).waitFor();
  await leaveQuietly(reader);
  expect(await deliveriesOf(product, webhook)).toHaveLength(1);
  await visitor.leave();
});

test('a changed post gets its first revision back with its picture', async ({ product, asha }) => {
  const { url } = await makePicture(asha);
  const { slug } = await makePost(asha, { body: `![Boats at rest](${url})`, isPublished: true });
  const visitor = await visit(product, asha);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${slug}`);
  await editor(page).waitFor();
  await page.getByLabel('Body').fill('Gone with the tide.');
  await button(page, 'Save Changes').click();
  await visitor.hears(blogStrings.updated);
  await page.getByRole('main').getByText('Gone with the tide.').waitFor();
  await visitor.open(`/admin/edit-blog/${slug}/revisions`);
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await versions.filter({ hasText: 'Created' }).click();
  await page.getByRole('heading', { level: 2, name: 'Version 1', exact: true }).waitFor();
  await button(page, 'Restore this version').click();
  await button(page.getByRole('alertdialog'), 'Restore').click();
  await visitor.hears('The version has been restored.');
  await visitor.open(`/blog/${slug}`);
  await page.getByRole('main').getByRole('img', { name: 'Boats at rest' }).waitFor();
  await visitor.leave();
});
