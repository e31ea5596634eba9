import * as z from 'zod/mini';
import { newlines, tooLong } from './common.ts';

/** Characters. */
const MAX_TEXT = 100_000;

/** An optional Markdown text, stored as written. */
export const markdown = z.nullish(z.string().check(newlines, z.maxLength(MAX_TEXT, tooLong(MAX_TEXT))));
