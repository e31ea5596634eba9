import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { draftOf } from '#tests/kit/content/draft.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { editing, field, question, saved, test } from './editing.ts';

const pending = (page: Page) => page.getByText(/^Your changes of \d\d:\d\d are not published yet\.$/);

const toAbout = async (page: Page) => {
  await link(page.getByRole('contentinfo'), 'About').click();
  await heading(page, 'About Marquee').waitFor();
};
const titleIn = async (asha: Person, slug: string) =>
  (await asha.gql(blogOperations.bySlug, { slug })).data.blogPost.title;
const titleOfDraft = async (person: Person, slug?: string) =>
  (await draftOf(person, 'BLOG_POST', slug))?.fields.title ?? null;

test('typed text is restored after leaving until the button stores it', async ({ product, asha, ravi }) => {
  const { slug, title } = await makePost(asha, { isPublished: true });
  const visitor = await visit(product, asha);
  const { page } = visitor;
  await visitor.open('/dashboard');
  await editing(visitor, slug);
  await field(page, 'Title').fill('A better title');
  await saved(page).waitFor();
  await field(page, 'Excerpt').fill('Typed and left at once.');
  await toAbout(page);
  expect(await question(page).count()).toBe(0);
  await expect
    .poll(async () => (await draftOf(asha, 'BLOG_POST', slug)).fields.excerpt)
    .toBe('Typed and left at once.');

  await visitor.open(`/admin/edit-blog/${slug}`);
  await pending(page).waitFor();
  expect(await field(page, 'Title').inputValue()).toBe('A better title');
  expect(await field(page, 'Excerpt').inputValue()).toBe('Typed and left at once.');
  expect(await titleIn(asha, slug)).toBe(title);
  expect(await violations(page)).toEqual([]);

  await goWithin(page, '/blog-manage');
  await page.getByRole('row').filter({ hasText: title }).getByText('Pending changes', { exact: true }).waitFor();
  await goWithin(page, `/blog/${slug}`);
  await page.getByRole('region', { name: 'Manage this post' }).getByText('Pending changes', { exact: true }).waitFor();
  const colleague = await visit(product, ravi);
  await colleague.open('/blog-manage');
  await colleague.page.getByText('Asha Menon has pending changes').waitFor();
  await colleague.leave();

  await editing(visitor, slug);
  await button(page, 'Save Changes').click();
  await heading(page, 'A better title').waitFor();
  expect(await draftOf(asha, 'BLOG_POST', slug)).toBeNull();
  await editing(visitor, slug);
  await visitor.answered();
  expect(await field(page, 'Title').inputValue()).toBe('A better title');
  expect(await pending(page).count()).toBe(0);
  await visitor.leave();
});

test('an autosave ends with a reverted change or a confirmed discard', async ({ product, asha }) => {
  const { slug, title } = await makePost(asha);
  const visitor = await visit(product, asha);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${slug}`);
  await field(page, 'Title').fill('Not for long');
  await expect.poll(() => titleOfDraft(asha, slug)).toBe('Not for long');
  await field(page, 'Title').fill(title);
  await expect.poll(() => titleOfDraft(asha, slug)).toBeNull();
  await field(page, 'Title').fill('To be discarded');
  await expect.poll(() => titleOfDraft(asha, slug)).toBe('To be discarded');
  await page.reload();
  await button(page, 'Discard changes').click();
  const asked = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await button(asked, 'Keep them').click();
  expect(await field(page, 'Title').inputValue()).toBe('To be discarded');
  await button(page, 'Discard changes').click();
  await button(asked, 'Discard changes').click();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(title);
  expect([await pending(page).count(), await titleOfDraft(asha, slug)]).toEqual([0, null]);
  await visitor.leave();
});

test('a new post or item is restored from its autosave, which ends when the post is created', async ({
  product,
  ravi,
}) => {
  const visitor = await visit(product, ravi);
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await field(page, 'Title').fill('Half a post');
  await field(page, 'Excerpt').fill('What it is about.');
  await expect.poll(() => titleOfDraft(ravi)).toBe('Half a post');
  await page.reload();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Half a post');
  expect(await field(page, 'Slug').inputValue()).toBe('half-a-post');
  await field(page, 'Title').fill('A whole post of mine');
  expect(await field(page, 'Slug').inputValue()).toBe('a-whole-post-of-mine');
  await field(page, 'Tags').fill('one');
  await button(page, 'Create Post').click();
  await heading(page, 'Blog').waitFor();
  expect(await draftOf(ravi, 'BLOG_POST')).toBeNull();
  await goWithin(page, '/admin/add-blog');
  await field(page, 'Title').waitFor();
  expect(await field(page, 'Title').inputValue()).toBe('');

  await goWithin(page, '/admin/add-portfolio');
  await field(page, 'Title').fill('Half an item');
  await expect.poll(async () => (await draftOf(ravi, 'PORTFOLIO_ITEM'))?.fields.title).toBe('Half an item');
  await page.reload();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Half an item');
  await visitor.leave();
});

test('a restored form shows the typed fields together with a time that a colleague planned meanwhile', async ({
  product,
  asha,
  ravi,
}) => {
  const { id, slug } = await makeItem(asha, { results: [{ figure: '1', label: 'one' }], services: ['PPC'] });
  const visitor = await visit(product, asha);
  const { page } = visitor;
  const fieldsOf = async () => (await draftOf(asha, 'PORTFOLIO_ITEM', slug))?.fields;
  await visitor.open(`/admin/edit-portfolio/${slug}`);
  await page.getByLabel('Take back at (India time)').fill('2099-12-03T09:00');
  await field(page, 'Year').fill('about 2019');
  await page.getByRole('checkbox', { name: 'Content Marketing' }).check();
  await button(page, 'Add a result').click();
  await field(page, 'Figure 2').fill('+140 %');
  const written = {
    ...{ year: 'about 2019', services: expect.arrayContaining(['PPC', 'CONTENT']), takeBackAt: '2099-12-03T09:00' },
    results: [
      { figure: '1', label: 'one' },
      { figure: '+140 %', label: '' },
    ],
  };
  await expect.poll(fieldsOf).toMatchObject(written);
  expect(await fieldsOf()).not.toHaveProperty('publishAt');
  const { sequence } = await draftOf(asha, 'PORTFOLIO_ITEM', slug);

  const plan = { ...portfolioItem({ slug }), publishAt: '2099-11-03T03:30:00Z' };
  expect((await ravi.gql(portfolioOperations.update, { id, input: plan })).errors).toBeUndefined();
  await page.reload();
  await pending(page).waitFor();
  expect(await page.getByLabel('Take back at (India time)').inputValue()).toBe('2099-12-03T09:00');
  expect(await page.getByLabel('Publish at (India time)').inputValue()).toBe('2099-11-03T09:00');
  expect(await field(page, 'Year').inputValue()).toBe('about 2019');
  expect(await page.getByRole('checkbox', { name: 'Content Marketing' }).isChecked()).toBe(true);
  expect(await field(page, 'Figure 2').inputValue()).toBe('+140 %');
  await goWithin(page, '/portfolio-manage');
  await visitor.answered();
  expect((await draftOf(asha, 'PORTFOLIO_ITEM', slug)).sequence).toBe(sequence);
  await visitor.leave();
});

test('selected library pictures are restored', async ({ product, asha }) => {
  const picture = await makePicture(asha, { name: 'Boats', altText: 'Boats at rest.' });
  const [item, post] = [await makeItem(asha), await makePost(asha)];
  const visitor = await visit(product, asha);
  const { page } = visitor;
  const shown = page.getByRole('main').locator(`img[src="${picture.url}"]`);
  const choose = async (opener: string) => {
    await button(page, opener).click();
    await button(page.getByRole('dialog'), 'Choose Boats').click();
  };
  await visitor.open(`/admin/edit-portfolio/${item.slug}`);
  await page.getByRole('radio', { name: 'Picture of the library' }).check();
  await choose('Choose from the Library');
  await choose('Add Pictures');
  await button(page.getByRole('dialog'), 'Done').click();
  await expect
    .poll(async () => (await draftOf(asha, 'PORTFOLIO_ITEM', item.slug))?.fields)
    .toMatchObject({ imageOption: 'library', pictureId: picture.id, gallery: [picture.id] });
  await page.reload();
  await page.getByText('Chosen: Boats').waitFor();
  await expect.poll(() => shown.count()).toBe(2);

  await editing(visitor, post.slug);
  await choose('Choose from the Library');
  await expect.poll(async () => (await draftOf(asha, 'BLOG_POST', post.slug))?.fields.pictureId).toBe(picture.id);
  await page.reload();
  await page.getByText('From the library: Boats').waitFor();
  expect(await shown.count()).toBe(1);
  await button(page, 'Undo choice').click();
  await field(page, 'Alt text').fill('');
  await expect.poll(() => draftOf(asha, 'BLOG_POST', post.slug)).toBeNull();
  await visitor.leave();
});

test('a form stored while its autosave is on the way leaves no autosave', async ({ product, asha }) => {
  const { slug } = await makePost(asha);
  const visitor = await visit(product, asha);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${slug}`);
  const late = await meddle(page, 'SaveContentDraft', 'slow');
  await field(page, 'Title').fill('Stored for good');
  await late.asked;
  await button(page, 'Save Changes').click();
  late.release();
  await heading(page, 'Stored for good').waitFor();
  await late.stop();
  await visitor.answered();
  expect([await draftOf(asha, 'BLOG_POST', slug), await titleIn(asha, slug)]).toEqual([null, 'Stored for good']);
  await visitor.leave();
});

test('the later of two editors who see each other is asked about the conflict', async ({ product, asha, ravi }) => {
  const { id, slug } = await makePost(asha);
  const [hers, his] = [await visit(product, asha), await visit(product, ravi)];
  await hers.open(`/admin/edit-blog/${slug}`);
  await field(hers.page, 'Title').fill('As Asha wants it');
  await expect.poll(() => titleOfDraft(asha, slug)).toBe('As Asha wants it');
  await his.open(`/admin/edit-blog/${slug}`);
  await his.page.getByText('Asha Menon is editing this too').waitFor();
  await hers.page.getByText('Ravi Iyer is editing this too').waitFor();
  await toAbout(his.page);
  await hers.page.getByText('Ravi Iyer is editing this too').waitFor({ state: 'detached' });
  await his.leave();
  await toAbout(hers.page);
  await ravi.gql(blogOperations.update, { id, input: blogPost({ title: 'As Ravi wants it', slug }) });

  const { page } = hers;
  await hers.open(`/admin/edit-blog/${slug}`);
  await page.getByText(/^Somebody has saved this since then/).waitFor();
  expect(await field(page, 'Title').inputValue()).toBe('As Asha wants it');
  await button(page, 'Save Changes').click();
  const asked = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  await button(asked, 'Keep editing').click();
  expect(await titleIn(asha, slug)).toBe('As Ravi wants it');
  await button(page, 'Save Changes').click();
  await button(asked, 'Load their version').click();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('As Ravi wants it');
  expect([await titleOfDraft(asha, slug), at(page)]).toEqual([null, `/admin/edit-blog/${slug}`]);
  await hers.leave();
});
