import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The field of a connection that has a list counted. */
export const TOTAL: ReadonlySet<string> = new Set(['totalCount']);

/**
 * Whether a document asks for one of these fields anywhere within the field that is resolved, by whatever name and in
 * whatever fragment. What a directive leaves out counts as asked for: too much may be read, never too little.
 */
export function selectsField({ fieldNodes, fragments }: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  // A fragment is looked into once, however often it is spread.
  const seen = new Set<string>();
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isIn(selection.selectionSet);
      if (selection.kind === Kind.FIELD) return names.has(selection.name.value) || isIn(selection.selectionSet);
      const { value } = selection.name;
      if (seen.has(value)) return false;
      seen.add(value);
      return isIn(fragments[value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
