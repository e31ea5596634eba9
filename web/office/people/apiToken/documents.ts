import { graphql } from '#web/gql/index.ts';

export const ApiTokenFragment = graphql(`
  fragment ApiToken_token on ApiToken {
    id
    name
    role
    scopes
    state
    clientId
    hint
    formerHint
    formerExpiresAt
    formerLastUsedAt
    requestsPerMinute
    createdBy {
      id
      name
    }
    createdAt
    expiresAt
    lastUsedAt
  }
`);

export const ApiTokensDocument = graphql(`
  query ApiTokens($first: Int!, $after: String, $orderBy: ApiTokenOrder) {
    apiTokens(first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        id
        ...ApiToken_token
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const IssueApiTokenDocument = graphql(`
  mutation IssueApiToken($input: IssueApiTokenInput!) {
    issueApiToken(input: $input) {
      id
      token
      apiToken {
        id
        ...ApiToken_token
      }
    }
  }
`);

export const RotateApiTokenDocument = graphql(`
  mutation RotateApiToken($id: UUID!, $input: RotateApiTokenInput!) {
    rotateApiToken(id: $id, input: $input) {
      id
      token
      apiToken {
        id
        ...ApiToken_token
      }
    }
  }
`);

export const EndApiTokenOverlapDocument = graphql(`
  mutation EndApiTokenOverlap($id: UUID!) {
    endApiTokenOverlap(id: $id) {
      id
      ...ApiToken_token
    }
  }
`);

export const LimitApiTokenDocument = graphql(`
  mutation LimitApiToken($id: UUID!, $input: ApiTokenLimitInput!) {
    limitApiToken(id: $id, input: $input) {
      id
      ...ApiToken_token
    }
  }
`);

export const RevokeApiTokenDocument = graphql(`
  mutation RevokeApiToken($id: UUID!) {
    revokeApiToken(id: $id) {
      id
      ...ApiToken_token
    }
  }
`);
