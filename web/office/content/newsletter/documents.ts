import type { NewsletterSubscriberState } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';

export const IssueFragment = graphql(`
  fragment NewsletterIssue_row on NewsletterIssue {
    id
    subject
    interest
    state
    pauseReason
    createdAt
    finishedAt
    figures {
      readers
      waiting
      sent
      refused
      unanswered
      skipped
      left
      complained
      visitors
    }
  }
`);

export const NewsletterIssuesDocument = graphql(`
  query NewsletterIssues($first: Int!, $after: String) {
    newsletterIssues(first: $first, after: $after) {
      nodes {
        ...NewsletterIssue_row
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const NewsletterOverviewDocument = graphql(`
  query NewsletterOverview {
    newsletterOverview {
      confirmed
      pending
      left
      bounced
      complained
      interests {
        name
        readers
      }
    }
    site {
      id
      newsletter {
        isOn
        inFooter
        afterPosts
        interests
        perMinute
      }
    }
  }
`);

export const NewsletterSubscribersDocument = graphql(`
  query NewsletterSubscribers(
    $first: Int!
    $after: String
    $search: String
    $state: NewsletterSubscriberState
    $orderBy: NewsletterSubscriberOrder
  ) {
    newsletterSubscribers(first: $first, after: $after, search: $search, state: $state, orderBy: $orderBy) {
      nodes {
        id
        email
        state
        interests
        consent
        language
        isImported
        createdAt
        endedAt
        reason
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const SendablePostsDocument = graphql(`
  query SendablePosts {
    blogPosts(first: 100) {
      nodes {
        id
        title
      }
    }
  }
`);

export const SendNewsletterDocument = graphql(`
  mutation SendNewsletter($input: NewsletterIssueInput!) {
    sendNewsletter(input: $input) {
      ...NewsletterIssue_row
    }
  }
`);

export const TestNewsletterDocument = graphql(`
  mutation TestNewsletter($input: NewsletterIssueInput!) {
    testNewsletter(input: $input)
  }
`);

export const PauseNewsletterDocument = graphql(`
  mutation PauseNewsletter($id: UUID!, $isPaused: Boolean!) {
    pauseNewsletter(id: $id, isPaused: $isPaused) {
      ...NewsletterIssue_row
    }
  }
`);

export const StopNewsletterDocument = graphql(`
  mutation StopNewsletter($id: UUID!) {
    stopNewsletter(id: $id) {
      ...NewsletterIssue_row
    }
  }
`);

export const ResendNewsletterDocument = graphql(`
  mutation ResendNewsletter($id: UUID!) {
    resendNewsletter(id: $id) {
      ...NewsletterIssue_row
    }
  }
`);

export const ImportSubscribersDocument = graphql(`
  mutation ImportSubscribers($input: ImportSubscribersInput!) {
    importSubscribers(input: $input) {
      added
      known
      invalid
    }
  }
`);

export const RemoveSubscriberDocument = graphql(`
  mutation RemoveSubscriber($id: UUID!) {
    removeSubscriber(id: $id) {
      id
    }
  }
`);

export const SaveNewsletterSettingsDocument = graphql(`
  mutation SaveNewsletterSettings($input: SiteInput!) {
    saveSite(input: $input) {
      id
      newsletter {
        isOn
        inFooter
        afterPosts
        interests
        perMinute
      }
    }
  }
`);

/** Parameter of the tab; without it the subscribers are shown. */
export const VIEW = 'view';
export const ISSUES = 'issues';

const stateNames = ['PENDING', 'CONFIRMED', 'LEFT', 'BOUNCED', 'COMPLAINED'] as const;

export const subscriberStateIn = (params: URLSearchParams): NewsletterSubscriberState | null =>
  stateNames.find((name) => name === params.get('state')?.toUpperCase()) ?? null;
