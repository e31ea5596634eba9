import type { Resolvers } from '#server/schema.gen.ts';
import {
  personOf,
  readPersonAffiliates,
  readPersonMessages,
  readPersonName,
  readPersonReviews,
  renamePerson,
} from './person.ts';

export const personResolvers: Resolvers = {
  Message: {
    person: ({ email }) => personOf(email),
  },
  Person: {
    id: ({ email }) => email,
    name: async ({ email }, _, context) => (await readPersonName(context, email)) ?? email,
    messages: async ({ email }, _, context) => (await readPersonMessages(context, email)) ?? [],
    affiliates: async ({ email }, _, context) => (await readPersonAffiliates(context, email)) ?? [],
    reviews: async ({ email }, _, context) => (await readPersonReviews(context, email)) ?? [],
  },
  Mutation: {
    renamePerson: (_, { email, name }, context) => renamePerson(context, email, name),
  },
};
