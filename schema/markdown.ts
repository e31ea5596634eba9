import * as z from 'zod/mini';
import { newlines, tooLong } from './common.ts';

/** How long a text in Markdown may be. */
const MAX_TEXT = 100_000;

/** A text in Markdown, kept as it is written; left out where there is none. */
export const markdown = z.nullish(z.string().check(newlines, z.maxLength(MAX_TEXT, tooLong(MAX_TEXT))));
