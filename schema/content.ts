import * as z from 'zod/mini';
import { newlines, tooLong } from './common.ts';

/** The most characters that the text of a post may have. */
export const BODY_MAX = 100_000;

/** A text that is to be drawn. */
export const RenderedTextInput = z.object({
  body: z.string().check(newlines, z.maxLength(BODY_MAX, tooLong(BODY_MAX))),
});
