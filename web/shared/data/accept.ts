/** The Accept header of Apollo Client; other requests to /graphql use it too, to get the same response format. */
export const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';
