import type { Fields } from '#tests/kit/network/rows/case.ts';
import { codeIn } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** Creates what an example presupposes. @returns the values that the example cannot contain */
type Before = (product: Product, example: Fields) => Promise<Fields>;

/** The user of the examples, created when an example first needs it. */
export async function exampleUser({ user, services }: Product, { identifier: email }: Fields): Promise<void> {
  const { rows } = await services.db.execute('select email from users');
  if (!rows.some((row) => row.email === email)) {
    await user({ email: String(email), mobile: '9000000001', password: 'Secret-123' });
  }
}

async function enter(product: Product, example: Fields): Promise<string> {
  await exampleUser(product, example);
  // Longer after the last code than the minimum interval, so that a new code is sent.
  product.passTime(61_000);
  const email = String(example.identifier);
  const before = product.mail.mails.filter(({ to }) => to?.some(({ address }) => address === email)).length;
  await product.nobody.rest('POST', '/admin/login', { identifier: email, password: 'Secret-123' });
  return codeIn(await product.mail.mailTo(email, before));
}

/** By the name of the call. */
export const before: Record<string, Before> = {
  'POST /admin/login': async (product, example) => {
    await exampleUser(product, example);
    return {};
  },
  'POST /admin/verify-otp': async (product, example) => ({ otp: await enter(product, example) }),
  'POST /admin/resend-otp': async (product, example) => {
    await enter(product, example);
    product.passTime(61_000);
    return {};
  },
};
