import { auditActions, auditKinds, auditVias } from '#schema/audit.ts';
import { hasScopes } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { changeScopesOf } from './changeScopes.ts';
import { changesOf, getEntry, kindOf, listActors, listEntries } from './entries.ts';
import type { AuditRow } from './table.ts';

const showsChanges = ({ action }: AuditRow, context: Context) => hasScopes(context, changeScopesOf(action));

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
    apiToken: ({ viaId, viaName }) => (viaId && viaName !== null ? { id: viaId, name: viaName } : null),
    changes: (entry, _, context) => (showsChanges(entry, context) ? changesOf(entry) : []),
    areChangesHidden: (entry, _, context) => !showsChanges(entry, context),
  },
};
