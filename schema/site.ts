import * as z from 'zod/mini';

const text = (what: string) => z.string(`${what} is a text`).check(z.trim(), z.minLength(1, `${what} is empty`));
const address = z.url({ protocol: /^https?$/, error: 'is an http(s) address' });
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'is a colour like #c8330a'));

/** The brand, read at start from `site.json` or `SITE_FILE`; everything the product says about its owner stands here. */
export const Site = z.object({
  name: text('name'),
  tagline: text('tagline'),
  description: text('description'),
  email: z.email('is an e-mail address'),
  phone: text('phone'),
  whatsapp: text('whatsapp'),
  address: text('address'),
  /** The city whose courts the terms name; unset shows a placeholder there. */
  city: z.optional(z.nullable(z.string())),
  social: z.object({ instagram: address, facebook: address, linkedin: address, youtube: address }),
  colours: z.object({ signal: colour, depth: colour }),
});
export type Site = z.infer<typeof Site>;
