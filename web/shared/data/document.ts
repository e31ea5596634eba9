import type { TypedDocumentNode } from '@apollo/client';

// biome-ignore lint/suspicious/noExplicitAny: each document goes with variables of its own
export type AnyDocument = TypedDocumentNode<any, any>;
export type Variables = Record<string, unknown>;
