import { tokenRoles } from '#schema/apiToken.ts';
import type { ApiTokensCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { inIndia, momentColumns } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { roles } from './roles.ts';
import { wordsOf } from './scopes.ts';
import { tokenStates } from './tokenStates.ts';

const ApiTokensCsvDocument = graphql(`
  query ApiTokensCsv($first: Int!, $after: String) {
    apiTokens(first: $first, after: $after) {
      nodes {
        id
        name
        role
        scopes
        state
        hint
        createdBy {
          id
          name
        }
        createdAt
        expiresAt
        lastUsedAt
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Row = ApiTokensCsvQuery['apiTokens']['nodes'][number];

/** The file of API tokens. Of the tokens themselves it has the last four characters, as the screen does. */
export const apiTokensCsv = listCsv({
  name: 'api-tokens',
  document: ApiTokensCsvDocument,
  pick: ({ apiTokens }) => apiTokens,
  columns: [
    ['Name', ({ name }) => name],
    ['Ends with', ({ hint }) => hint],
    ['Role', ({ role }) => roles.find((one) => one.role === tokenRoles[role])?.name ?? ''],
    ['Scopes', ({ scopes }) => (scopes ? wordsOf(scopes) : '')],
    ['State', ({ state }) => tokenStates[state][1]],
    ['Made by', ({ createdBy }) => createdBy.name],
    ...momentColumns<Row>('Made', ({ createdAt }) => createdAt),
    ['Good until (India)', ({ expiresAt }) => inIndia(expiresAt)],
    ['Last used (India)', ({ lastUsedAt }) => inIndia(lastUsedAt)],
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});
