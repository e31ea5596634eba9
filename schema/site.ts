import * as z from 'zod/mini';
import { contrastFault } from './palette.ts';

const text = (what: string) => z.string(`${what} is a text`).check(z.trim(), z.minLength(1, `${what} is empty`));
const address = z.url({ protocol: /^https?$/, error: 'is an http(s) address' });

/** A colour of the brand, which must read on paper. */
const colour = (setting: 'signal' | 'depth') =>
  z.string().check(
    z.regex(/^#[0-9a-f]{6}$/i, { error: 'is a colour like #c8330a', abort: true }),
    z.check(({ value, issues }) => {
      const message = contrastFault(setting, value);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  );

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
  city: z.optional(z.nullable(z.string().check(z.trim()))),
  social: z.object({ instagram: address, facebook: address, linkedin: address, youtube: address }),
  colours: z.object({ signal: colour('signal'), depth: colour('depth') }),
});
export type Site = z.infer<typeof Site>;
