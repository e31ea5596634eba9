import type { RequestData } from '#server/app/mcp/tool.ts';
import { fail } from '#server/platform/errors.ts';

const sentence = 'This token reads only what is public: leave out isPublished, or send true.';

/** Runs a list. The public one takes no `isPublished`: it has only what is published. @throws FORBIDDEN for drafts */
export async function withoutDrafts(
  request: RequestData,
  { isPublished, ...input }: { isPublished?: boolean | undefined; [name: string]: unknown },
  operation: string,
): Promise<unknown> {
  const takesState = operation.includes('$isPublished');
  if (!takesState && isPublished === false) throw fail('FORBIDDEN', sentence);
  return (await request(operation, takesState ? { ...input, isPublished } : input)).list;
}
