import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { closeBrowser, faultAt, heading, type Visitor, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { newcomer } from '#tests/kit/people/newcomer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

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
const signIn = ({ Email, Password }: Texts) =>
  product.nobody.signIn({ email: Email ?? '', password: Password ?? '' }, product.mail);

async function enter(page: Page, texts: Texts) {
  for (const [label, text] of Object.entries(texts)) {
    const control = field(page, label as Label);
    await (label === 'Role' ? control.selectOption({ label: text }) : control.fill(text));
  }
}

/** What the controls hold; of the list, the value behind what is shown. */
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

/** What a new user's form holds when all is well. */
function good(texts: Texts = {}): Texts {
  const { name, email, password, mobile } = newcomer();
  return { Name: name, Email: email, Password: password, 'Mobile Number': mobile, Role: 'Employee', ...texts };
}

async function signingUp(): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = await visit(product, admin);
  await visitor.open('/admin/signup');
  await heading(visitor.page, 'Add a User').waitFor();
  return { visitor, page: visitor.page };
}

describe('the form', () => {
  test.each([
    ['Admin', 'admin', 'Admin Dashboard'],
    ['Employee', 'Employee', 'Employee Dashboard'],
  ])('makes an %s who can sign in, and is empty again', async (name, role, dashboard) => {
    const { visitor, page } = await signingUp();
    expect(await entered(page)).toEqual(['', '', '', '', '']);
    const options = await field(page, 'Role').locator('option').allInnerTexts();
    expect(options).toEqual(['Select a role', 'Admin', 'Employee']);
    const texts = good({ Role: name });
    await enter(page, texts);
    await submit(page).click();
    await visitor.hears('Signup successful');
    await expect.poll(() => entered(page)).toEqual(['', '', '', '', '']);
    await expect.poll(() => focused(page)).toBe('name');
    expect(await faults(page)).toEqual({});
    // Sent once, and kept nowhere.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(texts.Password);
    const person = await signIn(texts);
    const newUser = await visit(product, person);
    await newUser.open('/dashboard');
    await heading(newUser.page, dashboard).waitFor();
    expect(await newUser.page.evaluate(() => JSON.parse(localStorage.user).role)).toBe(role);
    expect([...visitor.complaints, ...newUser.complaints]).toEqual([]);
    await newUser.leave();
    await visitor.leave();
  });

  test('is filled in and sent by the keyboard alone, the password shown and hidden on the way', async () => {
    const { visitor, page } = await signingUp();
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
    await visitor.hears('Signup successful');
    expect((await signIn(texts)).email).toBe(texts.Email);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('asks the browser to fill in nothing of the admin', async () => {
    const { visitor, page } = await signingUp();
    const hints = await Promise.all(labels.map((label) => field(page, label).getAttribute('autocomplete')));
    expect(hints).toEqual(['off', 'off', 'new-password', 'off', 'off']);
    await visitor.leave();
  });
});

describe('a fault is told at its field, and nothing is sent', () => {
  test('when nothing is filled in, with the focus on the first', async () => {
    const { visitor, page } = await signingUp();
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
    expect(visitor.operations).not.toContain('SignUp');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('on one side of each limit and not on the other, and goes as soon as the field is edited', async () => {
    const { visitor, page } = await signingUp();
    const texts = good();
    await enter(page, texts);
    const limits = [
      ['Name', 'Al', 'Ali', 'Name must be at least 3 characters long'],
      ['Email', 'meera', texts.Email, 'Invalid email address'],
      ['Email', 'meera@mail', texts.Email, 'Invalid email address'],
      ['Password', 'Ab_12', 'Ab_123', SHORT],
      ['Password', 'ab_123', 'Ab 123', WEAK],
      ['Password', 'AB_123', 'Ab-123', WEAK],
      ['Password', 'Ab_cde', 'Ab_cd1', WEAK],
      ['Password', 'Abc123', 'Abc12_', WEAK],
      ['Mobile Number', '987654321', texts['Mobile Number'], TEN_DIGITS],
      ['Mobile Number', '98765432101', texts['Mobile Number'], TEN_DIGITS],
      ['Mobile Number', '98765x3210', texts['Mobile Number'], 'Mobile number must contain only digits'],
      ['Role', 'Select a role', 'Employee', 'Please select a role'],
    ] as const;
    for (const [label, bad, better = '', sentence] of limits) {
      await enter(page, { [label]: bad });
      await submit(page).click();
      await expect.poll(() => faults(page), { message: bad }).toEqual({ [label]: sentence });
      await enter(page, { [label]: better });
      await expect.poll(() => faults(page)).toEqual({});
    }
    expect(new Set(await visitor.toasts())).toEqual(new Set([FAULTS]));
    expect(visitor.operations).not.toContain('SignUp');
    await submit(page).click();
    await visitor.hears('Signup successful');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('what the server refuses', () => {
  test.each([
    ['Email', 'email', 'A user with this email address already exists.'],
    ['Mobile Number', 'mobile', 'A user with this mobile number already exists.'],
  ] as const)('a taken %s is told at its field too, and everything typed stays', async (label, detail, sentence) => {
    const taken = await product.user();
    const { visitor, page } = await signingUp();
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
    await visitor.hears('Signup successful');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test.each([
    ['failing', 'Signup failed: Something went wrong.'],
    ['refusing', 'Signup failed: The server says no.'],
    ['empty', 'An unexpected error occurred. Please try again.'],
    ['unreadable', 'An unexpected error occurred. Please try again.'],
  ] as const)('a server that is %s makes nobody: it is said, and the form can be sent again', async (how, sentence) => {
    const { visitor, page } = await signingUp();
    const texts = good();
    await enter(page, texts);
    const broken = await meddle(page, 'SignUp', how);
    await submit(page).click();
    await broken.asked;
    const waiting = page.getByRole('button', { name: 'Creating...' });
    await waiting.waitFor();
    expect([await waiting.isDisabled(), await field(page, 'Name').isDisabled()]).toEqual([true, true]);
    broken.release();
    await visitor.hears(sentence);
    expect(await visitor.toasts()).toEqual([sentence]);
    await submit(page).waitFor();
    expect((await entered(page)).slice(0, 2)).toEqual([texts.Name, texts.Email]);
    expect(await faults(page)).toEqual({});
    await broken.stop();
    await submit(page).click();
    await visitor.hears('Signup successful');
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

test.each(['a stranger', 'an employee'])('%s sees the home page instead', async (who) => {
  const visitor = await visit(product, who === 'an employee' ? await product.signedIn('Employee') : undefined);
  await visitor.open('/admin/signup');
  await heading(visitor.page, 'Elevate Your Business with Digital Excellence').waitFor();
  expect(await field(visitor.page, 'Mobile Number').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
