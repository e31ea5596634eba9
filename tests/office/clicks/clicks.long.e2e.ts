import type { Locator } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { blogStrings } from '#schema/blogStrings.ts';
import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { editor } from '#tests/kit/browser/editor.ts';
import { button, heading, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { insertHost } from '#tests/kit/content/booking.ts';
import { always, takeBookings } from '#tests/kit/content/calls.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeTemplate } from '#tests/kit/content/replyTemplate.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';
import { type Job, jobs, jobTable } from './before.ts';
import { Hand, type Picture } from './hand.ts';

// `npm run clicks` prints how many clicks and keys each job needs, beside the figures of 7bac80f.

const done: { job: Job; hand: Hand; seconds: number }[] = [];
afterAll(() => void process.stdout.write(`\n${jobTable(done)}\n`));

async function begin(product: Product, person: Person, path: string): Promise<{ visitor: Visitor; hand: Hand }> {
  const visitor = await visit(product, person, { viewport: { width: 1440, height: 900 } });
  await visitor.open(path);
  await loaded(visitor.page);
  return { visitor, hand: new Hand(visitor.page) };
}

/** Notes the figures of a job for the table, and expects no more actions than its limit. */
function expectFew(job: Job, hand: Hand): void {
  done.push({ job, hand, seconds: hand.seconds });
  expect(hand.actions).toBeLessThanOrEqual(jobs[job].limit);
}

const png = async (name: string): Promise<Picture> => ({
  name,
  mimeType: 'image/png',
  buffer: await canvas(300, 200).png().toBuffer(),
});
const inputOf = (field: Locator) => () => field.inputValue();

test('20 enquiries are taken, set to follow up and answered from a template in few actions', async ({
  product,
  admin,
}) => {
  const people = Array.from({ length: 20 }, (_, index) => `Sender ${String(index).padStart(2, '0')}`);
  for (const name of people) await makeMessage(product, { name });
  await makeTemplate(admin, { name: 'Thanks', text: 'Hello {name}, thank you.' });
  const { visitor, hand } = await begin(product, admin, paths.messages);
  const { page } = visitor;
  const reply = page.getByLabel(/^Your reply/);
  const followUp = page.getByRole('dialog', { name: 'Follow-Up' });
  await hand.click(link(page, people[0] as string));
  for (const [index, name] of people.entries()) {
    await heading(page, name).waitFor();
    await hand.press('a');
    await page.getByText('took it').waitFor();
    await hand.press('f');
    await hand.click(followUp.getByRole('button', { name: 'In 3 days' }));
    await followUp.waitFor({ state: 'detached' });
    await hand.click(button(page, /^Templates/));
    await hand.press('Enter');
    await expect.poll(inputOf(reply)).toBe(`Hello ${name}, thank you.`);
    await hand.press('Control+Shift+Enter');
    await heading(page, people[index + 1] ?? name).waitFor();
  }
  const { data } = await admin.gql(
    '{ messages(first: 30) { nodes { owner { id } stage followUp { day } replies { replyText } } } }',
  );
  await expect.poll(async () => (await visitor.toasts()).filter((toast) => toast === 'Reply sent.').length).toBe(20);
  const complete = data.messages.nodes.filter(
    ({ owner, followUp, replies }: Record<string, unknown[]>) => owner && followUp && replies?.length === 1,
  );
  expect(complete.length).toBeGreaterThanOrEqual(19);
  expectFew('triage', hand);
});

test('an enquiry is answered and the next one opened in few actions', async ({ product, admin }) => {
  await emptyInbox(product);
  for (const name of ['Asha Menon', 'Bela Shah']) await makeMessage(product, { name });
  const { visitor, hand } = await begin(product, admin, paths.messages);
  const { page } = visitor;
  await hand.click(link(page, 'Asha Menon'));
  await heading(page, 'Asha Menon').waitFor();
  await hand.press('r');
  await hand.type('We can do that.');
  await hand.press('Control+Shift+Enter');
  await heading(page, 'Bela Shah').waitFor();
  await visitor.hears('Reply sent.');
  expectFew('answer', hand);
});

test('a post is written and scheduled in few actions', async ({ product, admin }) => {
  const { visitor, hand } = await begin(product, admin, paths.dashboard);
  const { page } = visitor;
  await hand.click(page.getByRole('main').getByRole('link', { name: /^Add Blog/ }));
  await editor(page).waitFor();
  await expect.poll(() => page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true);
  await hand.type('The harbour at night');
  await hand.click(editor(page));
  await hand.type('Boats at rest.');
  await hand.write(page.getByLabel('Excerpt'), 'Boats at rest in the harbour.');
  await hand.write(page.getByLabel('Tags'), 'harbour');
  await hand.write(page.getByLabel(/^Publish at/), '2099-01-05T09:00');
  await hand.click(button(page, 'Create Post'));
  await visitor.hears(blogStrings.created);
  const { data } = await admin.gql('{ allBlogPosts { nodes { title publishAt } } }');
  expect(data.allBlogPosts.nodes).toContainEqual({ title: 'The harbour at night', publishAt: expect.any(String) });
  expectFew('post', hand);
});

test('a case study gets three pictures with alt texts in few actions', async ({ product, admin }) => {
  const { visitor, hand } = await begin(product, admin, paths.dashboard);
  const { page } = visitor;
  await hand.click(page.getByRole('main').getByRole('link', { name: /^Add Portfolio/ }));
  await heading(page, 'Add New Portfolio Item').waitFor();
  await expect.poll(() => page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true);
  await hand.type('A harbour for everybody');
  await hand.write(page.getByLabel('Description'), 'What we did for the harbour.');
  await hand.write(page.getByLabel('Category'), 'Branding');
  await hand.write(page.getByLabel('Tags'), 'harbour');
  await hand.click(page.getByLabel('Image file', { exact: true }));
  await hand.chooseFiles(page.locator('input[type=file][name=imageFile]'), [await png('cover.png')]);
  await hand.write(page.getByLabel('Alt text', { exact: true }), 'The harbour.');
  await hand.click(button(page, 'Add Pictures'));
  const dialog = page.getByRole('dialog', { name: 'Choose Pictures' });
  await hand.chooseFiles(button(dialog, 'Upload Pictures'), [await png('boats.png'), await png('trees.png')]);
  for (const name of ['boats', 'trees'])
    await expect.poll(() => button(dialog, `Choose ${name}`).getAttribute('aria-pressed')).toBe('true');
  await hand.write(dialog.getByLabel('Alt text of boats'), 'Boats at rest.');
  await hand.write(dialog.getByLabel('Alt text of trees'), 'Tall trees.');
  await hand.click(button(dialog, 'Done'));
  await hand.click(button(page, 'Create Item'));
  await visitor.hears(portfolioStrings.created);
  const { data } = await admin.gql(
    '{ mediaPictures { nodes { name altText } } allPortfolioItems { nodes { title altText gallery { altText } } } }',
  );
  const [item] = data.allPortfolioItems.nodes;
  expect(item).toMatchObject({ title: 'A harbour for everybody', altText: 'The harbour.' });
  expect(item.gallery.map(({ altText }: { altText: string }) => altText).toSorted()).toEqual([
    'Boats at rest.',
    'Tall trees.',
  ]);
  expectFew('caseStudy', hand);
});

test('an affiliate is accepted in few actions', async ({ product, admin }) => {
  await makeAffiliate(product.nobody, { name: 'Bela Spring' });
  const { visitor, hand } = await begin(product, admin, paths.dashboard);
  const { page } = visitor;
  await hand.click(
    page.getByRole('navigation', { name: 'Back office' }).locator(`a[href="${paths.manageAffiliates}"]`).first(),
  );
  await hand.click(button(page, 'Accept Bela Spring'));
  await hand.click(button(page.getByRole('dialog'), 'Accept'));
  await visitor.hears('Application accepted.');
  expectFew('affiliate', hand);
});

test('a call is booked by hand from an enquiry in few actions', async ({ product, admin }) => {
  await takeBookings(admin);
  await insertHost(product, admin.id, { hours: always });
  const message = await makeMessage(product, { name: 'Ravi Iyer' });
  const { visitor, hand } = await begin(product, admin, paths.message(message.id));
  const { page } = visitor;
  await hand.click(button(page, 'Book a call'));
  const dialog = page.getByRole('dialog', { name: 'Book a call with Ravi Iyer' });
  await dialog.getByRole('radio').first().waitFor();
  await hand.click(
    dialog
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .first(),
  );
  await hand.click(button(dialog, 'Add Booking'));
  await dialog.waitFor({ state: 'detached' });
  expect((await visitor.toasts()).join()).toContain('Booking of Ravi Iyer added: ');
  expectFew('call', hand);
});
