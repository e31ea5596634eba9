import { LRUCache } from 'lru-cache';
import { type Kept, makeAgain } from './cacheEntry.ts';
import type { Question } from './cacheKey.ts';
import type { Remake } from './cachePolicy.ts';

/** How many documents are remembered: a site's own programs have some dozens. */
const MAX_RECIPES = 500;

/** A document that has been judged and answered, and may be answered again without being judged. */
type Recipe = { like: Kept; remake: Remake };
type Asked = { document: string; variables: Record<string, unknown> };

/**
 * What the front knows of documents sent to /graphql. The first of each goes through the application, which judges it; after
 * that only the variables are new, and so the answer is made here, without the application's road.
 */
export function openRecipes() {
  const recipes = new LRUCache<string, Recipe>({ max: MAX_RECIPES });
  return {
    learn(question: Question, body: Buffer, like: Kept, remake: Remake): void {
      const asked = readAsked(body);
      if (asked) recipes.set(question.key + asked.document, { like: makeAgain(like, empty, like), remake });
    },
    /** @returns what makes the answer; undefined when the application has to */
    find(question: Question, body: Buffer) {
      const asked = readAsked(body);
      const recipe = asked && recipes.get(question.key + asked.document);
      if (!recipe) return undefined;
      const { like, remake } = recipe;
      return async (requestId: string, moment: number | null, now: () => Date): Promise<Kept | null> => {
        const text = await remake(asked.variables, requestId);
        return text === null ? null : makeAgain(like, Buffer.from(text), { moment, madeAt: now().getTime() });
      };
    },
  };
}

const empty = Buffer.alloc(0);
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** What the application's parser refuses (server/http/body.ts). */
const refused = /__proto__|constructor/;

/** Reads a request of GraphQL over HTTP; what is odd about one is for the application to say. */
function readAsked(body: Buffer): Asked | null {
  try {
    const text = utf8.decode(body);
    const { query, operationName = null, variables, extensions } = JSON.parse(text) as Record<string, unknown>;
    const isPlain = typeof query === 'string' && (operationName === null || typeof operationName === 'string');
    if (!isPlain || refused.test(text) || !isMap(variables) || !isMap(extensions)) return null;
    if (extensions && 'persistedQuery' in extensions) return null;
    return { document: JSON.stringify([operationName, query]), variables: variables ?? {} };
  } catch {
    return null;
  }
}

const isMap = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));
