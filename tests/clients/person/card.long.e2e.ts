import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { reviews } from '#server/clients/review/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';

const email = 'ishaan@client.example';

test('the card shows what else there is of the address under a name that staff correct', async ({ product }) => {
  const employee = await product.signedIn('Employee');
  const first = await makeMessage(product, { name: 'ishan', email, service: 'PPC Advertising' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  const card = page.getByRole('region', { name: /^(ishan|Ishaan)/ });
  await visitor.open(`/contact-details/${first.id}`);
  await card.waitFor();
  expect(await card.getByRole('list').count()).toBe(0);

  const second = await makeMessage(product, { name: 'ishan k', email, service: 'Email Marketing' });
  await makeAffiliate(product.nobody, { email, name: 'ishan k', companyName: 'Kapoor Ltd' });
  const review = await makeReview(employee, { rating: 4 });
  await product.services.db.update(reviews).set({ email }).where(eq(reviews.id, review.id));
  await goWithin(page, '/contact-query');
  await goWithin(page, `/contact-details/${second.id}`);
  await heading(page, 'ishan k').first().waitFor();
  const enquiries = card.getByRole('list', { name: 'Other enquiries' });
  await enquiries.getByRole('link', { name: 'PPC Advertising' }).waitFor();
  expect(await enquiries.getByRole('listitem').count()).toBe(1);
  await enquiries.getByText('New', { exact: true }).waitFor();
  await card.getByRole('list', { name: 'Applications' }).getByRole('link', { name: 'Kapoor Ltd' }).waitFor();
  const reviewed = card.getByRole('list', { name: 'Reviews' });
  await reviewed.getByRole('link', { name: /^4 out of 5 stars/ }).waitFor();
  await reviewed.getByText('Not published').waitFor();

  const slow = await meddle(page, 'RenamePerson', 'refusing');
  const name = page.getByRole('textbox', { name: 'Name' });
  await button(page, 'Correct the name').click();
  await name.fill('I');
  await button(page, 'Save Name').click();
  await page.getByText('Please use 2 to 120 characters.').waitFor();
  await name.fill('Ishaan Kapoor');
  await page.keyboard.press('Enter');
  await slow.asked;
  await card.getByRole('heading', { name: 'Ishaan Kapoor' }).waitFor();
  slow.release();
  await visitor.hears('The server says no.');
  await card.getByRole('heading', { name: 'ishan k' }).waitFor();
  await slow.stop();
  await button(page, 'Correct the name').click();
  await name.fill('Ishaan Kapoor');
  await page.keyboard.press('Enter');
  await visitor.hears('Name corrected.');

  await enquiries.getByRole('link', { name: 'PPC Advertising' }).click();
  await expect.poll(() => at(page)).toBe(`/contact-details/${first.id}`);
  await card.getByRole('heading', { name: 'Ishaan Kapoor' }).waitFor();
  await button(page, 'Correct the name').click();
  await name.fill('');
  await page.keyboard.press('Enter');
  await card.getByRole('heading', { name: 'ishan k' }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a failed card does not affect the message', async ({ product }) => {
  const { id } = await makeMessage(product, { name: 'Neha Rao' });
  const visitor = await visit(product, await product.signedIn('admin'));
  const failing = await meddle(visitor.page, 'MessagePerson', 'failing');
  failing.release();
  await visitor.open(`/contact-details/${id}`);
  await heading(visitor.page, 'Neha Rao').waitFor();
  await visitor.page.getByRole('textbox', { name: 'Your reply' }).waitFor();
  expect(await button(visitor.page, 'Correct the name').count()).toBe(0);
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});
