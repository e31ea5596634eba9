import type { TypedDocumentNode } from '@apollo/client';
import type { AnyDocument } from './document.ts';

/**
 * A question that a screen of the back office asks. The screen, whoever fetches ahead and the server, which writes it into
 * the shell, say it alike: so it is asked once.
 */
export type Ask = { query: AnyDocument; variables: Record<string, unknown> };

/** How many items the back office fetches at a time. */
export const PAGE = 200;

/** A question as it stands. */
export const ask = <Data, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Ask => ({ query, variables });

/** The first page of a list. @param narrowed what the list is narrowed to */
export const askList = <Data, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  narrowed: Omit<NoInfer<Variables>, 'first' | 'after'>,
): Ask => ({ query, variables: { ...narrowed, first: PAGE } });
