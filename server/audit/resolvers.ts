import { auditActions, auditKinds, auditVias } from '#schema/audit.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { changesOf, getEntry, kindOf, listActors, listEntries } from './entries.ts';

export const auditResolvers: Resolvers = {
  AuditKind: auditKinds,
  AuditVia: auditVias,
  Query: {
    auditEntries: (_, args, context) => listEntries(context, args),
    auditEntry: (_, { id }, context) => getEntry(context, id),
    auditActors: (_, args, context) => listActors(context, args),
  },
  AuditEntry: {
    updatedAt: ({ at }) => at,
    actor: ({ actorId, actorName }) => ({ id: actorId, name: actorName }),
    summary: ({ action }) => auditActions[action],
    subject: ({ subjectId, subjectLabel, action }) => ({ id: subjectId, kind: kindOf(action), label: subjectLabel }),
    changes: changesOf,
  },
};
