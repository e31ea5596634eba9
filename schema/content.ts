import * as z from 'zod/mini';
import { newlines, tooLong } from './common.ts';

export const BODY_MAX = 100_000;

export const RenderedTextInput = z.object({
  body: z.string().check(newlines, z.maxLength(BODY_MAX, tooLong(BODY_MAX))),
});
