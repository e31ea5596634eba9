import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The connection field that requires a count. */
export const TOTAL: ReadonlySet<string> = new Set(['totalCount']);

/**
 * Whether the query selects one of these fields below the resolved field, with any alias or fragment. Directives are
 * ignored: reading too much is safe.
 */
export function selectsField({ fieldNodes, fragments }: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  const visited = new Set<string>();
  const isSelected = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isSelected(selection.selectionSet);
      if (selection.kind === Kind.FIELD) return names.has(selection.name.value) || isSelected(selection.selectionSet);
      const { value } = selection.name;
      if (visited.has(value)) return false;
      visited.add(value);
      return isSelected(fragments[value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isSelected(selectionSet));
}
