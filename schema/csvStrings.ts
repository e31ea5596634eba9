/** Where each list is downloaded as CSV, below this path by its name: `POST` with the arguments of the list as JSON. */
export const CSV = '/admin/csv';

/** What each list that can be downloaded is called in a sentence. */
const listNames = {
  messages: 'messages',
  'reply-templates': 'templates',
  posts: 'posts',
  portfolio: 'portfolio',
  pictures: 'pictures',
  reviews: 'reviews',
  'review-links': 'review links',
  affiliates: 'applications',
  bookings: 'bookings',
  users: 'users',
  invitations: 'invitations',
  'api-tokens': 'API tokens',
  webhooks: 'webhooks',
  deliveries: 'deliveries',
  'page-texts': 'pages',
  redirects: 'redirects',
  'not-found': 'addresses',
  imports: 'imports',
  audit: 'audit log',
  'insights-series': 'table',
  'insights-sources': 'table',
  'insights-campaigns': 'table',
  'insights-pages': 'table',
  'insights-posts': 'table',
  'insights-items': 'table',
  'insights-devices': 'table',
} as const;

/** The name of a list in the address of its CSV and in the name of the file, before the day. */
export type CsvName = keyof typeof listNames;

/** What is said of files of lists. */
export const csvStrings = {
  notFound: 'There is no such list.',
  unknownArgument: (name: string) => `The list has no argument ${name}.`,
  failed: (name: CsvName) => `Failed to download the ${listNames[name]}.`,
} as const;
