import { type Context, viewerOf } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

type Line = { end: Promise<unknown>; length: number };
const lines = new Map<string, Line>();

/** Waiting texts per writer; a document needs about ten. */
const MAX_WAITING = 50;

/** Renders one text per writer at a time, so that many texts of one writer do not delay others. @throws RATE_LIMITED */
export async function renderForWriter<Rendered>(context: Context, render: () => Promise<Rendered>): Promise<Rendered> {
  const { id } = viewerOf(context);
  await context.limits.take('renderTextTo', id);
  const line = lines.get(id) ?? { end: Promise.resolve(), length: 0 };
  if (line.length >= MAX_WAITING) throw fail('RATE_LIMITED', undefined, { retryAfter: 1 });
  const rendered = line.end.then(render);
  line.end = rendered.catch(() => undefined);
  line.length += 1;
  lines.set(id, line);
  try {
    return await rendered;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(id);
  }
}
