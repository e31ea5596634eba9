import { API_REFERENCE, GRAPHQL, paths } from '#web/shared/paths.ts';

export type AdminLink = {
  name: string;
  description: string;
  to: string;
  /** Not a route: the browser loads a new document. */
  isExternal?: boolean;
};

export const integrations: AdminLink[] = [
  {
    name: 'API Tokens',
    description: 'Let a machine read or work here, with rights and an end that you set.',
    to: paths.apiTokens,
  },
  {
    name: 'Webhooks',
    description: 'Tell other systems as soon as something happens here.',
    to: paths.webhooks,
  },
  {
    name: 'API Reference',
    description: 'Every REST call, with what is sent and what is answered.',
    to: API_REFERENCE,
    isExternal: true,
  },
  {
    name: 'GraphQL Playground',
    description: 'Ask the whole schema, with examples that work.',
    to: GRAPHQL,
    isExternal: true,
  },
];

export const oversight: AdminLink[] = [
  {
    name: 'Audit Log',
    description: 'Who changed what, when, and from where.',
    to: paths.audit,
  },
];
