import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { SiteFile } from '#schema/site.ts';
import ours from '../../../site.json' with { type: 'json' };

type Written = z.input<typeof SiteFile>;

/**
 * A brand that differs from ours in every field, so that any text of ours on a page comes from somewhere else than its
 * file.
 */
export const brand = {
  name: 'Papilio & Söhne',
  tagline: 'Small things, known',
  description: 'Papilio makes small things known.',
  email: 'office@papilio.example',
  phone: '+91 90000 11111',
  whatsapp: '+919000022222',
  address: '1 Garden Street, Mysuru',
  city: 'Mysuru',
  social: {
    instagram: 'https://instagram.example/papilio',
    facebook: 'https://facebook.example/papilio',
    linkedin: 'https://linkedin.example/papilio',
    youtube: 'https://youtube.example/papilio',
  },
  colours: { signal: '#e4572e', depth: '#3b1f5b' },
} satisfies Written;

/** Writes a brand to a file for SITE_FILE. @param changes what differs from `brand` */
export async function brandFile(changes: Partial<Written> = {}): Promise<{ file: string; remove(): Promise<void> }> {
  const file = join(tmpdir(), `marquee-brand-${process.pid}-${Math.floor(Math.random() * 1e9)}.json`);
  await writeFile(file, JSON.stringify({ ...brand, ...changes }));
  return { file, remove: () => rm(file) };
}

const ourWords = [ours, ours.social, ours.colours]
  .flatMap((part) => Object.values(part))
  .filter((value): value is string => typeof value === 'string');

/** The words of our brand in a text; must be empty where another brand is shown. */
export const oursIn = (text: string): string[] => ourWords.filter((word) => text.includes(word));
