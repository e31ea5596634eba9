/** What Apollo Client says it takes, so that whatever else asks /graphql is answered alike. */
export const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';
