import type { Group, PlaygroundExample } from './example.ts';
import { programGroup } from './programExamples.ts';

/** What an integrator does, in the order in which it is learned. */
export const groups: Group[] = [
  {
    title: 'Read',
    examples: [
      {
        title: 'List posts',
        query: `# The published posts, newest first, a page at a time.
# The next page: give this answer's endCursor as "after".
query ListPosts($first: Int, $after: String) {
  blogPosts(first: $first, after: $after) {
    totalCount
    nodes {
      slug
      title
      excerpt
      tags
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
        variables: { first: 5, after: null },
      },
      {
        title: 'Read one post',
        query: `# A post by its slug, which is the last part of its address.
# An unknown slug answers null, and an error with the code NOT_FOUND.
query ReadPost($slug: String!) {
  blogPost(slug: $slug) {
    title
    author
    bodyHtml
    readingMinutes
    imageUrl
    altText
  }
}
`,
        variables: { slug: 'the-slug-of-a-post' },
        fill: {
          query: '{ list: blogPosts(first: 1) { nodes { slug } } }',
          variables: ([post]) => ({ slug: post?.slug }),
        },
      },
      {
        title: 'Search posts, or filter by tag',
        query: `# Words in any form, "words in quotes" together, or, and -not. Tags in capitals or not.
# Leave either variable out.
query SearchPosts($search: String, $tag: String) {
  blogPosts(first: 10, search: $search, tag: $tag) {
    totalCount
    nodes {
      slug
      title
      tags
    }
  }
}
`,
        variables: { search: 'marketing' },
      },
      {
        title: 'List the portfolio',
        query: `# The published works, newest first.
query ListPortfolio($first: Int) {
  portfolioItems(first: $first) {
    totalCount
    nodes {
      slug
      title
    }
  }
}
`,
        variables: { first: 10 },
      },
    ],
  },
  {
    title: 'Write to the office',
    examples: [
      {
        title: 'Send a message',
        query: `# What the contact form sends. It really goes to the office.
# A field that is wrong: BAD_USER_INPUT, with a sentence for it in extensions.fields.
mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) {
    id
    createdAt
  }
}
`,
        variables: {
          input: {
            name: 'Ines Integrator',
            email: 'ines@example.com',
            contactNumber: '9876543210',
            service: 'Other Inquiry',
            message: 'A try from the playground.',
          },
        },
      },
    ],
  },
  {
    title: 'Sign in',
    examples: [
      {
        title: 'Sign in, step 1: password',
        query: `# Mails a code of 6 digits to the user. It is good for 10 minutes.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    message
    resendIn
  }
}
`,
        variables: { input: { identifier: 'you@example.com', password: 'your password' } },
      },
      {
        title: 'Sign in, step 2: code',
        query: `# Gives the token. Put it into the headers of a tab, below:
#   { "Authorization": "Bearer the-token" }
mutation VerifyCode($input: VerifyCodeInput!) {
  verifyCode(input: $input) {
    token
    expiresAt
    user {
      name
      role
    }
  }
}
`,
        variables: { input: { identifier: 'you@example.com', otp: '123456' } },
      },
      {
        title: 'Who am I?',
        isForStaff: true,
        query: `# Tells whether the token in the headers is good. Without a good one: UNAUTHENTICATED.
query Viewer {
  viewer {
    id
    name
    role
  }
}
`,
      },
    ],
  },
  {
    title: 'Work as staff',
    examples: [
      {
        title: 'Publish a post',
        isForStaff: true,
        query: `# Writes a post and publishes it at once. With isPublished left out it is a draft.
# The slug is made from the title, unless you give one. A taken slug: CONFLICT.
mutation PublishPost($input: BlogPostInput!) {
  createBlogPost(input: $input) {
    id
    slug
    isPublished
    createdAt
  }
}
`,
        variables: {
          input: {
            title: 'Written in the playground',
            excerpt: 'A first post by way of the API.',
            body: '## A heading\n\nText in **Markdown**.',
            author: 'Ines Integrator',
            tags: ['api'],
            isPublished: true,
          },
        },
      },
      {
        title: 'Publish a post with a picture',
        isForStaff: true,
        query: `# A picture by its address, as here. To upload the file itself, send multipart/form-data:
# parts "operations", "map" and the file (GraphQL multipart request), the variable imageFile: null,
# and the header apollo-require-preflight. This page cannot do that; curl can:
#
#   curl /graphql -H 'authorization: Bearer …' -H 'apollo-require-preflight: 1' \\
#     -F operations='{"query":"mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }",
#        "variables":{"input":{"title":"…","excerpt":"…","author":"…","tags":["…"],"imageFile":null}}}' \\
#     -F map='{"0":["variables.input.imageFile"]}' -F 0=@picture.jpg
mutation PublishPostWithPicture($input: BlogPostInput!) {
  createBlogPost(input: $input) {
    slug
    imageUrl
    altText
  }
}
`,
        variables: {
          input: {
            title: 'With a picture',
            excerpt: 'A post that has a cover picture.',
            author: 'Ines Integrator',
            tags: ['api'],
            imageUrl: 'https://example.com/picture.jpg',
            altText: 'What the picture shows',
            isPublished: true,
          },
        },
      },
      {
        title: 'List messages',
        isForStaff: true,
        query: `# The inbox: unread first, then oldest first.
query ListMessages($first: Int, $search: String) {
  messages(first: $first, search: $search) {
    totalCount
    nodes {
      id
      name
      email
      service
      message
      isRead
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
        variables: { first: 10, search: null },
      },
    ],
  },
  {
    title: 'Hear of it, live',
    examples: [
      {
        title: 'What comes in',
        isForStaff: true,
        query: `# Stays open, and answers whenever a message, a review or an application comes in: send a message
# in another tab, and look here again. The same button ends it. Programs ask /graphql/stream.
subscription Arrivals {
  arrived {
    kind
    message {
      name
      service
      message
    }
    review {
      name
      rating
    }
    affiliate {
      name
      companyName
    }
    overview {
      unreadMessages
    }
  }
}
`,
      },
    ],
  },
  programGroup,
];

/** All of them, without their groups. */
export const examples: PlaygroundExample[] = groups.flatMap((group) => group.examples);

/** The first tab: a query that works at once, and in comments what this is. @param name the brand's */
export const welcome = (name: string): string => `# Welcome to the API of ${name}.
# Press play, or Ctrl-Enter:
query PublishedPosts {
  blogPosts(first: 3) {
    totalCount
    nodes {
      slug
      title
      tags
    }
  }
}

# Examples: one for each thing that
# a program does here. It opens in a
# tab, with variables to change.
#
# Docs, the book: every type and
# every field, described. Ctrl-Space
# completes what you write.
#
# Reading what is published needs no
# sign-in. All else takes two steps:
#   1  Examples > Sign in, step 1:
#      a 6-digit code comes by mail
#   2  Examples > Sign in, step 2:
#      the answer has a token
#
# The token goes into Headers, below:
#   {"Authorization": "Bearer …"}
# They stay when you reload the page.
# Signed in on the site already? "Use
# my sign-in" fills them in for you.
#
# A program has an API token instead,
# which an admin makes on the site at
# /admin/api-tokens.
`;
