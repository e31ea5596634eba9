import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, heading, leaveQuietly, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { field, fill, SENT, sendButton } from '#tests/kit/content/contact.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { tokenOf } from '#tests/kit/content/review.ts';
import { counted, likeAPerson } from '#tests/kit/content/visit.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;
type Client = { name: string; email: string };
const PRAISE = 'They found us the clients that we wanted.';
const campaignOf = (name: string) => `utm_source=newsletter&utm_medium=email&utm_campaign=${name}`;

test.beforeAll(async ({ product }) => {
  await makePost(await product.signedIn('Employee'), { title: 'Lamps that sell', slug: 'lamps', isPublished: true });
  await insertItem(product, { title: 'A shop for lamps', slug: 'lamp-shop', isPublished: true });
});

async function win(product: Product, { name }: Client, campaign: string) {
  const staff = await visit(product, await product.signedIn('Employee'));
  const { page } = staff;
  await staff.open('/contact-query?stage=NEW');
  await page.getByRole('main').getByRole('link', { name }).click();
  await heading(page, name).waitFor();
  const desk = page.getByRole('region', { name: 'Where It Stands' });
  const source = desk.getByRole('group', { name: 'Source', exact: true });
  await source.getByText('Newsletter', { exact: true }).waitFor();
  await source.getByText('How they came').click();
  await source.getByText(campaign, { exact: true }).waitFor();
  await desk.getByRole('group', { name: 'Stage' }).getByRole('radio', { name: 'Won' }).click();
  await link(desk, 'Ask for a review').click();
  await heading(page, 'Generate Review Link').waitFor();
  await button(page, 'Generate Link').click();
  await staff.hears('Review link generated successfully.');
  await leaveQuietly(staff);
}

async function write(page: Page, { name }: Client) {
  await page.getByRole('radiogroup', { name: 'Rating' }).getByRole('radio').nth(4).check({ force: true });
  await page.getByRole('textbox', { name: 'Feedback' }).fill(PRAISE);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Position' }).fill('Owner');
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Menon Lamps');
  await page.getByRole('checkbox', { name: /^I agree that / }).check();
  await button(page, 'Submit Review').click();
}

async function publishAndRead(product: Product, { name }: Client, campaign: string, row: string) {
  const staff = await visit(product, await product.signedIn('Employee'));
  const { page } = staff;
  await staff.open('/admin/manage-reviews');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByText(/^Consent given on /).waitFor();
  await button(page, `Publish the review by ${name}`).click();
  await staff.hears('Review published successfully.');
  await staff.open('/reviews');
  await page.getByRole('listitem').filter({ hasText: name }).getByText(`“${PRAISE}”`).waitFor();
  await staff.open('/admin/insights');
  await loaded(page);
  const campaigns = page.getByRole('region', { name: 'Campaigns', exact: true });
  const figures = campaigns.getByRole('row').filter({ has: page.getByRole('rowheader', { name: campaign }) });
  await expect.poll(async () => (await figures.getByRole('cell').allInnerTexts()).slice(0, 4).join(' ')).toBe(row);
  await staff.leave();
}

async function ask(page: Page, { name, email }: Client) {
  await fill(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await sendButton(page).click();
  await page.getByText(SENT).first().waitFor();
}

/** The page of the review, from the mailed reminder a week later. */
async function remindedOf(product: Product, { email }: Client): Promise<string> {
  // The acknowledgement is the first mail. A waiting mail is given up after five days.
  await product.mail.mailTo(email, 1);
  product.passTime(7 * DAY);
  return `/submit-review/${tokenOf((await product.mail.mailTo(email, 2)).text, 'submit-review')}`;
}

describe('from a campaign to the review that brings the next visitor', () => {
  test('the report names the source of a visitor from the first page to the review', async ({ product }) => {
    const client = { name: 'Devika Pillai', email: 'devika@client.example' };
    const visitor = await visit(product, undefined, likeAPerson);
    const { page } = visitor;
    await visitor.open(`/blog/lamps?${campaignOf('diwali')}`);
    await link(page.getByRole('contentinfo'), 'Portfolio').click();
    await page.getByRole('main').getByRole('link', { name: 'A shop for lamps' }).first().click();
    await heading(page, 'A shop for lamps').waitFor();
    await link(page.getByRole('contentinfo'), 'Contact').click();
    await ask(page, client);
    await counted(product, 4);
    await leaveQuietly(visitor);
    await win(product, client, 'diwali');
    const reviewer = await visit(product);
    await reviewer.open(await remindedOf(product, client));
    await write(reviewer.page, client);
    await heading(reviewer.page, 'Thank You!').waitFor();
    await leaveQuietly(reviewer);
    await publishAndRead(product, client, 'diwali', '1 4 1 1');
  });

  test('a client without scripts gets from the enquiry to the published review without being counted', async ({
    product,
  }) => {
    const client = { name: 'Kabir Rao', email: 'kabir@client.example' };
    const { page, leave } = await visit(product, undefined, { ...likeAPerson, javaScriptEnabled: false });
    await page.goto(`/contact?${campaignOf('holi')}`);
    await ask(page, client);
    await win(product, client, 'holi');
    await page.goto(await remindedOf(product, client));
    await write(page, client);
    await page.getByText('Review submitted successfully!').waitFor();
    await leave();
    await publishAndRead(product, client, 'holi', '0 0 1 1');
  });
});
