import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { sampleEmployee } from '#server/people/user/sampleAccounts.ts';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { at, heading, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee', { name: 'Meera Nair' });
});
afterAll(() => product.stop());

const opened = async (person: Person) => {
  const begun = await visit(product, person);
  await begun.open('/dashboard');
  return begun;
};
const asAdmin = goingOn(async () => opened(await product.signedIn('admin', { name: 'Meera Nair' })));
const asEmployee = goingOn(() => opened(employee));

const forAll = [
  ['Bookings', '/admin/booking'],
  ['Slots', '/admin/slots'],
  ['Add Blog', '/admin/add-blog'],
  ['Manage Blogs', '/blog-manage'],
  ['Generate Review Link', '/admin/generate-review-link'],
  ['Manage Reviews', '/admin/manage-reviews'],
  ['Contact Queries', '/contact-query'],
  ['Add Portfolio', '/admin/add-portfolio'],
  ['Manage Portfolio', '/portfolio-manage'],
  ['Affiliate Management', '/admin/affiliate-manage'],
];

const integrations = ['/admin/api-tokens', '/admin/webhooks', '/api', '/graphql'];

describe('the cards', () => {
  test.each([
    [
      'admin',
      'Admin Dashboard',
      [['User Management', '/admin/users'], ['Add a User', '/admin/signup'], ...forAll],
      0,
      asAdmin,
    ],
    ['Employee', 'Employee Dashboard', forAll, 2, asEmployee],
  ] as const)('the role %s sees the %s with its cards', async (role, title, cards, locked, goOn) => {
    const visitor = await goOn();
    const { page } = visitor;
    await goTo(visitor);
    await heading(page, title).waitFor();
    await page.getByText('Welcome back, Meera Nair.').waitFor();
    const links = page.getByRole('list', { name: 'Everything' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))).toEqual(
      // The cards that are locked to employees come last.
      locked ? [...cards.slice(locked), ...cards.slice(0, locked)] : cards,
    );
    expect(await page.getByRole('list', { name: 'Everything' }).getByText('Admins only').count()).toBe(locked);
    const ways = page.getByRole('region', { name: 'Integrations' }).getByRole('link');
    expect(await ways.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      role === 'admin' ? integrations : [],
    );
    const log = page.getByRole('region', { name: 'Oversight' }).getByRole('link', { name: /^Audit Log/ });
    expect(await log.count()).toBe(role === 'admin' ? 1 : 0);
  });

  test('an employee who follows a locked card sees the view of a missing page', async () => {
    const visitor = await asEmployee();
    const { page } = visitor;
    await goTo(visitor);
    await page.getByRole('link', { name: 'Slots', exact: true }).click();
    await heading(page, 'Oops! Page Not Found').waitFor();
    expect(at(page)).toBe('/admin/slots');
  });
});

describe('the figures of waiting work', () => {
  test('listed work is current after going back from its link', async () => {
    const visitor = await asEmployee();
    const { page } = visitor;
    await makePost(employee, { title: 'A draft that waits' });
    await goTo(visitor);
    await page.getByRole('link', { name: '1 draft post', exact: true }).waitFor();
    await page.getByRole('link', { name: '0 unread messages', exact: true }).waitFor();
    await page.getByRole('img', { name: /^week of .*: 0$/ }).waitFor();
    await page.getByRole('link', { name: '1 draft post', exact: true }).click();
    await page.getByRole('button', { name: 'Publish A draft that waits' }).click();
    await visitor.hears('Blog post published successfully.');
    await page.goBack();
    await page.getByRole('link', { name: '0 draft posts', exact: true }).waitFor();
  });

  test('a failed overview keeps the cards until a retry', async () => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    const broken = await meddle(page, 'Overview', 'failing');
    broken.release();
    // The stream would also deliver the overview.
    await holdStream(page);
    await visitor.open('/dashboard');
    const alert = page.getByRole('alert').filter({ hasText: 'What is waiting could not be read.' });
    await alert.waitFor();
    await page.getByRole('link', { name: 'Contact Queries' }).waitFor();
    await broken.stop();
    const slow = await meddle(page, 'Overview', 'slow');
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await slow.asked;
    await heading(page, 'Employee Dashboard').waitFor();
    await page.getByRole('region', { name: 'Waiting now' }).waitFor();
    // A plot without data is not an image, because it would have no name.
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
    slow.release();
    await page.getByRole('link', { name: /unread messages$/ }).waitFor();
    await page.getByRole('img', { name: /^week of/ }).waitFor();
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('an arrival while the figures load is counted', async () => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    await visitor.open('/dashboard');
    await page.getByRole('link', { name: '0 unread messages', exact: true }).waitFor();
    await goWithin(page, '/admin/add-blog');
    const late = await meddle(page, 'Overview', 'late');
    await goWithin(page, '/dashboard');
    await late.asked;
    await makeMessage(product, { name: 'Meanwhile' });
    await page.getByRole('link', { name: '1 unread message', exact: true }).waitFor();
    const answered = page.waitForResponse('**/graphql');
    late.release();
    await late.stop();
    await answered;
    // Two frames later the answer has been rendered.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.getByRole('link', { name: '1 unread message', exact: true }).waitFor();
    await visitor.leave();
  });
});

test('only an admin sees notices at the top', async () => {
  product.jumpClock(2 * 24 * 3600 * 1000);
  const { page } = await opened(await product.signedIn('admin'));
  const notices = page.getByRole('list', { name: 'To be seen to' });
  await notices.getByText("The server's clock is 2 days ahead").waitFor();
  await notices.getByRole('heading', { name: 'The clocks differ' }).waitFor();
  const other = await opened(employee);
  await heading(other.page, 'Employee Dashboard').waitFor();
  await other.page.getByRole('heading', { name: 'Waiting now' }).waitFor();
  expect(await other.page.getByText("The server's clock").count()).toBe(0);
  product.jumpClock(-2 * 24 * 3600 * 1000);
});

test('the notice about sample accounts links to the users', async () => {
  await product.user(sampleEmployee);
  const { page } = await opened(await product.signedIn('admin'));
  const notices = page.getByRole('list', { name: 'To be seen to' });
  await notices.getByRole('heading', { name: 'Anybody can sign in' }).waitFor();
  await notices.getByRole('link', { name: 'Open User Management' }).click();
  await heading(page, 'User Management').waitFor();
  expect(at(page)).toBe('/admin/users');
});

describe('the day', () => {
  test('an empty day says what to do next', async () => {
    const { page } = await opened(await product.signedIn('Employee'));
    const day = page.getByRole('region', { name: 'My day' });
    await day.getByText('Nothing waits for you today.').waitFor();
    await day.getByRole('link', { name: /^(Open the inbox|Write a post)$/ }).waitFor();
    expect(await day.getByRole('heading', { level: 3 }).count()).toBe(0);
  });

  test('an empty day leads to the unread enquiries, also to those of colleagues', async () => {
    const { id } = await makeMessage(product, { name: 'Tara Sen' });
    const [person, colleague] = [await product.signedIn('Employee'), await product.user()];
    await person.gql('mutation ($id: UUID!, $to: UUID!) { assignMessage(id: $id, ownerId: $to) { id } }', {
      id,
      to: colleague.id,
    });
    const { page } = await opened(person);
    const day = page.getByRole('region', { name: 'My day' });
    await day.getByRole('link', { name: 'Open the inbox' }).click();
    await page.getByRole('link', { name: 'Tara Sen' }).first().waitFor();
    await person.gql('mutation ($id: UUID!) { markMessageRead(id: $id) { id } }', { id });
  });

  test('a follow-up appears without a reload as a link to the enquiry', async () => {
    const person = await product.signedIn('Employee');
    const visitor = await opened(person);
    const { page } = visitor;
    const day = page.getByRole('region', { name: 'My day' });
    await day.getByText('Nothing waits for you today.').waitFor();
    const { id } = await makeMessage(product, { name: 'Neha Rao' });
    await person.gql('mutation ($id: UUID!, $to: UUID!) { assignMessage(id: $id, ownerId: $to) { id } }', {
      id,
      to: person.id,
    });
    const followUp = { day: '2020-01-02', note: 'Send the offer' };
    await product.services.db.update(messages).set({ followUpDay: followUp.day, followUpNote: followUp.note });
    await person.gql('mutation ($id: UUID!) { markMessageRead(id: $id) { id } }', { id });
    const due = day.getByRole('region', { name: 'Your follow-ups due 1' });
    await due.getByText('Send the offer').waitFor();
    await due.getByText(/^Overdue by/).waitFor();
    await due.getByRole('link', { name: 'Neha Rao' }).click();
    await page.waitForURL(`**/contact-details/${id}`);
    await visitor.leave();
  });

  test('a failed day keeps the rest of the screen until a retry', async () => {
    const visitor = await visit(product, await product.signedIn('Employee'));
    const { page } = visitor;
    const broken = await meddle(page, 'MyDay', 'failing');
    broken.release();
    await holdStream(page);
    await visitor.open('/dashboard');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load your day.' });
    await alert.waitFor();
    await page.getByRole('region', { name: 'Waiting now' }).waitFor();
    await broken.stop();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await page
      .getByText('Loading your day...')
      .or(page.getByRole('region', { name: 'My day' }))
      .first()
      .waitFor();
    await alert.waitFor({ state: 'detached' });
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});
