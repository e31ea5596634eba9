import { type Context, viewerOf } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

/** What is being rendered for a writer, and how much of theirs waits for that. */
type Line = { end: Promise<unknown>; length: number };
const lines = new Map<string, Line>();

/** How many texts of one writer may wait. A document has ten. */
const MAX_WAITING = 50;

/**
 * Renders what somebody is writing, and nothing of theirs beside it: whoever sends many texts at once waits for their own, and
 * the others for one of them.
 * @throws RATE_LIMITED
 */
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
