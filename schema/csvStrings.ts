/** Path of the CSV downloads. `POST {path}/{name}` takes the arguments of the list as JSON. */
export const CSV = '/admin/csv';

/** Name of each list in a sentence. */
const listNames = {
  messages: 'messages',
  'reply-templates': 'templates',
  posts: 'posts',
  portfolio: 'portfolio',
  pages: 'pages',
  pictures: 'pictures',
  reviews: 'reviews',
  'review-links': 'review links',
  affiliates: 'applications',
  subscribers: 'subscribers',
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

/** Name of a list in the path and in the file name. */
export type CsvName = keyof typeof listNames;

export const csvStrings = {
  notFound: 'There is no such list.',
  unknownArgument: (name: string) => `The list has no argument ${name}.`,
  failed: (name: CsvName) => `Failed to download the ${listNames[name]}.`,
} as const;
