import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { faultAt, heading, type Visitor, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { casesOf } from '#tests/kit/long.ts';
import { newcomer } from '#tests/kit/people/newcomer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const FAULTS = 'Please correct the form errors.';
const SHORT = 'Password must be at least 6 characters long';
const WEAK = 'Password must contain at least one uppercase letter, lowercase letter, number and special character';
const TEN_DIGITS = 'Mobile number must be exactly 10 digits';
const labels = ['Name', 'Email', 'Password', 'Mobile Number', 'Role'] as const;
type Label = (typeof labels)[number];
type Texts = Partial<Record<Label, string>>;

const field = (page: Page, label: Label) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Create User' });
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
const signIn = (product: Product, { Email, Password }: Texts) =>
  product.nobody.signIn({ email: Email ?? '', password: Password ?? '' }, product.mail);

async function enter(page: Page, texts: Texts) {
  for (const [label, text] of Object.entries(texts)) {
    const control = field(page, label as Label);
    await (label === 'Role' ? control.selectOption({ label: text }) : control.fill(text));
  }
}

/** Values of the controls; for the list, the value of the selected option. */
async function entered(page: Page): Promise<string[]> {
  return Promise.all(labels.map((label) => field(page, label).inputValue()));
}

async function faults(page: Page): Promise<Texts> {
  const found: Texts = {};
  for (const label of labels) {
    const fault = await faultAt(field(page, label));
    if (fault) found[label] = fault;
  }
  return found;
}

function good(texts: Texts = {}): Texts {
  const { name, email, password, mobile } = newcomer();
  return { Name: name, Email: email, Password: password, 'Mobile Number': mobile, Role: 'Employee', ...texts };
}

async function signingUp(product: Product, admin: Person): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = await visit(product, admin);
  await visitor.open('/admin/signup');
  await heading(visitor.page, 'Add a User').waitFor();
  return { visitor, page: visitor.page };
}

/** Waits for so many toasts with this text since the page was loaded. */
const heard = (visitor: Visitor, sentence: string, times: number) =>
  expect.poll(async () => (await visitor.toasts()).filter((toast) => toast === sentence).length).toBe(times);

test('the form creates users who can sign in, by mouse or keyboard', async ({ product, admin }) => {
  const { visitor, page } = await signingUp(product, admin);
  const isEmpty = async () => {
    await expect.poll(() => entered(page)).toEqual(['', '', '', '', '']);
    await expect.poll(() => focused(page)).toBe('name');
    expect(await faults(page)).toEqual({});
  };
  /** The password was sent once and is stored nowhere in the browser. */
  const canSignIn = async (texts: Texts, role: string) => {
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(texts.Password);
    const person = await signIn(product, texts);
    expect(person.email).toBe(texts.Email);
    expect((await person.gql('{ viewer { role } }')).data).toEqual({ viewer: { role } });
  };
  expect(await entered(page)).toEqual(['', '', '', '', '']);
  const options = await field(page, 'Role').locator('option').allInnerTexts();
  expect(options).toEqual(['Select a role', 'Admin', 'Employee']);
  // The browser must not autofill data of the admin.
  const hints = await Promise.all(labels.map((label) => field(page, label).getAttribute('autocomplete')));
  expect(hints).toEqual(['off', 'off', 'new-password', 'off', 'off']);
  const byMouse = good({ Role: 'Admin' });
  await enter(page, byMouse);
  await submit(page).click();
  await heard(visitor, 'Signup successful', 1);
  await isEmpty();
  await canSignIn(byMouse, 'ADMIN');

  const texts = good();
  const { keyboard } = page;
  await field(page, 'Name').focus();
  await keyboard.press('Enter');
  await visitor.hears(FAULTS);
  await expect.poll(() => focused(page)).toBe('name');
  await keyboard.type(texts.Name ?? '');
  await keyboard.press('Tab');
  await keyboard.type(texts.Email ?? '');
  await keyboard.press('Tab');
  await keyboard.type(texts.Password ?? '');
  const type = () => field(page, 'Password').getAttribute('type');
  expect(await type()).toBe('password');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  expect([await type(), await field(page, 'Password').inputValue()]).toEqual(['text', texts.Password]);
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
  await keyboard.press('Space');
  expect(await type()).toBe('password');
  await keyboard.press('Tab');
  await keyboard.type(texts['Mobile Number'] ?? '');
  await keyboard.press('Tab');
  await keyboard.type('Emp');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await heard(visitor, 'Signup successful', 2);
  await isEmpty();
  await canSignIn(texts, 'EMPLOYEE');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** Both sides of each limit of the rule (signUpRule.test.ts). */
const limits: [Label, bad: string, better: string, sentence: string][] = [
  ['Name', 'Al', 'Ali', 'Name must be at least 3 characters long'],
  ['Email', 'meera', '', 'Invalid email address'],
  ['Email', 'meera@mail', '', 'Invalid email address'],
  ['Password', 'Ab_12', 'Ab_123', SHORT],
  ['Password', 'ab_123', 'Ab 123', WEAK],
  ['Password', 'AB_123', 'Ab-123', WEAK],
  ['Password', 'Ab_cde', 'Ab_cd1', WEAK],
  ['Password', 'Abc123', 'Abc12_', WEAK],
  ['Mobile Number', '987654321', '', TEN_DIGITS],
  ['Mobile Number', '98765432101', '', TEN_DIGITS],
  ['Mobile Number', '98765x3210', '', 'Mobile number must contain only digits'],
  ['Role', 'Select a role', 'Employee', 'Please select a role'],
];

test('an invalid value is reported at its field until it is edited', async ({ product, admin }) => {
  const { visitor, page } = await signingUp(product, admin);
  await submit(page).click();
  await visitor.hears(FAULTS);
  expect(await faults(page)).toEqual({
    Name: 'Name must be at least 3 characters long',
    Email: 'Invalid email address',
    Password: SHORT,
    'Mobile Number': TEN_DIGITS,
    Role: 'Please select a role',
  });
  await expect.poll(() => focused(page)).toBe('name');
  await enter(page, { Role: 'Admin' });
  expect(Object.keys(await faults(page))).toEqual(['Name', 'Email', 'Password', 'Mobile Number']);

  const texts = good();
  await enter(page, texts);
  // One for each message of a field.
  const isFirst = ([label, , , sentence]: (typeof limits)[number], index: number) =>
    limits.findIndex((other) => other[0] === label && other[3] === sentence) === index;
  for (const [label, bad, better, sentence] of casesOf(limits, isFirst)) {
    await enter(page, { [label]: bad });
    await submit(page).click();
    await expect.poll(() => faults(page), { message: bad }).toEqual({ [label]: sentence });
    await enter(page, { [label]: better || texts[label] });
    await expect.poll(() => faults(page)).toEqual({});
  }
  expect(new Set(await visitor.toasts())).toEqual(new Set([FAULTS]));
  expect(visitor.operations).not.toContain('SignUp');
  await submit(page).click();
  await visitor.hears('Signup successful');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a refused user stays in the form with every typed value', async ({ product, admin }) => {
  const { visitor, page } = await signingUp(product, admin);
  let made = 0;
  for (const [label, detail, sentence] of [
    ['Email', 'email', 'A user with this email address already exists.'],
    ['Mobile Number', 'mobile', 'A user with this mobile number already exists.'],
  ] as const) {
    const taken = await product.user();
    const texts = good();
    await enter(page, { ...texts, [label]: taken[detail] });
    await submit(page).click();
    await visitor.hears(`Signup failed: ${sentence}`);
    await expect.poll(() => faults(page)).toEqual({ [label]: sentence });
    await expect.poll(() => focused(page)).toBe(detail);
    expect((await entered(page)).slice(0, 3)).toEqual([texts.Name, expect.anything(), texts.Password]);
    await enter(page, { [label]: texts[label] });
    expect(await faults(page)).toEqual({});
    await submit(page).click();
    made += 1;
    await heard(visitor, 'Signup successful', made);
    await expect.poll(() => entered(page)).toEqual(['', '', '', '', '']);
  }

  for (const [how, sentence] of [
    ['failing', 'Signup failed: Something went wrong.'],
    ['refusing', 'Signup failed: The server says no.'],
    ['empty', 'An unexpected error occurred. Please try again.'],
    ['unreadable', 'An unexpected error occurred. Please try again.'],
  ] as const) {
    const texts = good();
    await enter(page, texts);
    const { length: before } = await visitor.toasts();
    const broken = await meddle(page, 'SignUp', how);
    await submit(page).click();
    await broken.asked;
    const waiting = page.getByRole('button', { name: 'Creating...' });
    await waiting.waitFor();
    expect([await waiting.isDisabled(), await field(page, 'Name').isDisabled()]).toEqual([true, true]);
    broken.release();
    await expect.poll(async () => (await visitor.toasts()).slice(before), { message: how }).toEqual([sentence]);
    await submit(page).waitFor();
    expect((await entered(page)).slice(0, 2)).toEqual([texts.Name, texts.Email]);
    expect(await faults(page)).toEqual({});
    await broken.stop();
    await submit(page).click();
    made += 1;
    await heard(visitor, 'Signup successful', made);
    await expect.poll(() => entered(page)).toEqual(['', '', '', '', '']);
  }
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});
