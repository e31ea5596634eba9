import { graphql } from '#web/gql/index.ts';

export const RedirectsDocument = graphql(`
  query Redirects($first: Int!, $after: String, $orderBy: RedirectOrder) {
    redirects(first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        id
        from
        to
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const MissedPathsDocument = graphql(`
  query MissedPaths($first: Int!, $after: String, $orderBy: MissedPathOrder) {
    missedPaths(first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        id
        path
        count
        lastAt
        lastReferrer
        isProbe
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const IndexNowFragment = graphql(`
  fragment IndexNow_state on IndexNow {
    id
    isOn
    proofUrl
    waiting
    triedAt
    fault
  }
`);

export const IndexNowDocument = graphql(`
  query IndexNow {
    indexNow {
      id
      ...IndexNow_state
    }
  }
`);

export const CreateRedirectDocument = graphql(`
  mutation CreateRedirect($input: RedirectInput!) {
    createRedirect(input: $input) {
      id
      from
      to
    }
  }
`);

export const UpdateRedirectDocument = graphql(`
  mutation UpdateRedirect($id: UUID!, $input: RedirectInput!) {
    updateRedirect(id: $id, input: $input) {
      id
      from
      to
    }
  }
`);

export const RemoveRedirectDocument = graphql(`
  mutation RemoveRedirect($id: UUID!) {
    removeRedirect(id: $id) {
      id
    }
  }
`);

export const ForgetMissedPathDocument = graphql(`
  mutation ForgetMissedPath($id: UUID!) {
    forgetMissedPath(id: $id) {
      id
    }
  }
`);

export const ForgetMissedPathsDocument = graphql(`
  mutation ForgetMissedPaths {
    forgetMissedPaths
  }
`);

export const SetIndexNowDocument = graphql(`
  mutation SetIndexNow($isOn: Boolean!) {
    setIndexNow(isOn: $isOn) {
      id
      ...IndexNow_state
    }
  }
`);
