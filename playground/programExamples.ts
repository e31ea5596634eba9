import type { Group } from './example.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

export const programGroup: Group = {
  title: 'Build a program',
  examples: [
    {
      title: 'Issue an API token',
      isForStaff: true,
      query: `# For admins. A program signs in with it instead of a person. It is shown once: keep it.
# Scopes limit it to a part of its role; leave them out for the whole role.
mutation IssueToken($input: IssueApiTokenInput!) {
  issueApiToken(input: $input) {
    token
    apiToken {
      id
      scopes
      expiresAt
    }
  }
}
`,
      variables: {
        input: { name: 'Nightly sync', role: 'STAFF', scopes: ['CONTENT_READ'], days: 30, requestsPerMinute: 300 },
      },
    },
    {
      title: 'What may my token do?',
      query: `# What a program learns about its own token. Null without one.
# isRotated: it needs its new secret before expiresAt.
query CurrentToken {
  currentApiToken {
    name
    role
    scopes
    requestsPerMinute
    isRotated
    expiresAt
  }
}
`,
    },
    {
      title: 'Rotate an API token',
      isForStaff: true,
      query: `# For the admin who issued it: another secret for the same token. The old one works for
# overlapHours, so that the program can change it without a pause.
mutation RotateToken($id: UUID!, $input: RotateApiTokenInput!) {
  rotateApiToken(id: $id, input: $input) {
    token
    apiToken {
      formerHint
      formerExpiresAt
      formerLastUsedAt
    }
  }
}
`,
      variables: { id: UNKNOWN, input: { overlapHours: 24 } },
      fill: {
        query: '{ list: apiTokens(first: 1) { nodes { id } } }',
        variables: ([token]) => ({ id: token?.id, input: { overlapHours: 24 } }),
      },
    },
    {
      title: 'Keep in step',
      query: `# What changed since the last look, earliest change first, and what is gone.
# Next time ask from five minutes before the start of this reading, by the clock of the server. Records of
# deletions are stored for 30 days: GONE for an earlier time, then read everything anew.
query Changes($since: DateTimeISO!, $after: String, $deletionsAfter: String) {
  blogPosts(sort: LEAST_RECENTLY_UPDATED, updatedSince: $since, first: 50, after: $after) {
    nodes {
      id
      slug
      title
      updatedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  deletions(since: $since, kinds: [BLOG_POST], after: $deletionsAfter) {
    nodes {
      subjectId
      deletedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
      variables: {
        since: new Date(Date.now() - 7 * 24 * 3600 * 1000).toISOString(),
        after: null,
        deletionsAfter: null,
      },
    },
    {
      title: 'Subscribe a webhook',
      isForStaff: true,
      query: `# For admins: events are sent to this address, signed with the secret, which is shown once.
mutation SubscribeWebhook($input: WebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
      url
      events
      isOn
    }
  }
}
`,
      variables: {
        input: { url: 'https://hooks.example.com/marquee', events: ['MESSAGE_RECEIVED', 'POST_PUBLISHED'] },
      },
    },
    {
      title: 'Change many at once',
      isForStaff: true,
      query: `# Up to 200 objects in one request; each is changed or listed in failed, with the reason.
mutation MarkRead($ids: [UUID!]!) {
  bulkUpdate(kind: MESSAGE, action: MARK_READ, ids: $ids) {
    done
    failed {
      id
      reason
      message
    }
  }
}
`,
      variables: { ids: [UNKNOWN] },
      fill: {
        query: '{ list: messages(first: 2) { nodes { id } } }',
        variables: (messages) => ({ ids: messages.map(({ id }) => id) }),
      },
    },
    {
      title: 'Send again without doing it twice',
      query: `# The header Idempotency-Key, below: a request that is repeated with its key within a day is
# executed once, and gets the same answer. Run it twice and compare the id.
mutation SendOnce($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
    createdAt
  }
}
`,
      headers: { 'Idempotency-Key': 'a-key-of-your-own-1' },
      variables: {
        input: {
          name: 'Ines Integrator',
          email: 'ines@example.com',
          contactNumber: '9876543210',
          service: 'Other Inquiry',
          message: 'Sent twice, stored once.',
        },
      },
    },
    {
      title: 'Upload a picture',
      isForStaff: true,
      query: `# A file is a part of multipart/form-data, with a header that no foreign page can send.
# This page cannot send files; curl can:
#
#   curl /graphql -H 'authorization: Bearer …' -H 'apollo-require-preflight: 1' \\
#     -F operations='{"query":"mutation ($input: UploadPictureInput!) { uploadPicture(input: $input) { id } }",
#        "variables":{"input":{"file":null}}}' \\
#     -F map='{"0":["variables.input.file"]}' -F 0=@picture.jpg
#
# Afterwards it is here, in the media library:
query MediaLibrary($first: Int) {
  mediaPictures(first: $first) {
    totalCount
    nodes {
      id
      name
      width
      height
    }
  }
}
`,
      variables: { first: 5 },
    },
  ],
};
