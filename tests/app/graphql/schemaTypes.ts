import { isObjectType } from 'graphql';
import { buildSchema } from '#server/app/graphql/schema.ts';

export const schema = buildSchema();

export const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  isObjectType,
);

export const rootFields = roots.flatMap((root) => Object.values(root.getFields()));
