import { createHash } from 'node:crypto';
import { defaultFieldResolver, type GraphQLFieldConfig } from 'graphql';
import type { Context } from '#server/platform/context.ts';
import { badField } from '#server/platform/errors.ts';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;
type Arguments = Record<string, unknown>;
type Cursor = string | null;
type CursorReader = () => Cursor;
type ListPage = {
  edges: () => readonly { cursor: string; node: unknown }[];
  pageInfo: { startCursor: CursorReader; endCursor: CursorReader };
};

const pagingArguments = ['first', 'last', 'after', 'before'];
const cursorArguments = ['after', 'before'];

/**
 * A cursor that leaves the server ends with a mark of its list: field, owner and arguments. A cursor without a mark was
 * issued by 0.2; its keys alone are checked.
 * @param path `Type.field`
 */
export function guardCursors(field: FieldConfig, path: string): FieldConfig {
  if (!field.args?.after) return field;
  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    async resolve(source, args, context, info) {
      const mark = markOf(path, source, args);
      const keys = Object.fromEntries(cursorArguments.map((name) => [name, keysOf(name, args[name], mark)]));
      const page = (await resolve(source, { ...args, ...keys }, context, info)) as ListPage;
      const marked = (cursor: Cursor) => cursor && `${cursor}.${mark}`;
      const { edges, pageInfo } = page;
      return {
        ...page,
        edges: () => edges().map(({ cursor, node }) => ({ cursor: marked(cursor), node })),
        pageInfo: {
          ...pageInfo,
          startCursor: () => marked(pageInfo.startCursor()),
          endCursor: () => marked(pageInfo.endCursor()),
        },
      };
    },
  };
}

/** Arguments that are null or left out are alike. */
function markOf(path: string, source: unknown, args: Arguments): string {
  const filters = Object.entries(args)
    .filter(([name, value]) => value != null && !pagingArguments.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const { id = null } = Object(source) as { id?: unknown };
  const list = JSON.stringify([path, id, filters], (_, value) => value ?? undefined);
  return createHash('sha256').update(list).digest('base64url').slice(0, 8);
}

/** @throws BAD_USER_INPUT for a cursor of another list */
function keysOf(name: string, cursor: unknown, mark: string): unknown {
  if (typeof cursor !== 'string') return cursor;
  const [keys, own] = cursor.split('.');
  if (own !== undefined && own !== mark) throw badField(name, foreignCursor);
  return keys;
}

const foreignCursor =
  'This cursor belongs to another list, order or filter. Please start again without a cursor, or send the same arguments.';
