import type { GraphQLField } from 'graphql';
import { contentPermissions } from './contentPermissions.ts';
import { officePermissions } from './officePermissions.ts';
import type { PermissionAudience, PermissionTable } from './permissionInputs.ts';
import { queryPermissions } from './queryPermissions.ts';

/**
 * THE PERMISSION TABLE, written by hand (spec section 6): the audience of each root field, and an operation with it.
 */
export const permissions: PermissionTable = { ...queryPermissions, ...contentPermissions, ...officePermissions };

/** The fields that need a session: no API token may use them, whatever its role. */
export const sessionOnly = [
  'Query.sampleContent',
  'Mutation.removeSampleContent',
  'Query.firstSteps',
  'Mutation.allowApps',
  'Mutation.markFirstStep',
  'Mutation.endFirstSteps',
  'Mutation.sendTestMail',
  'Mutation.readMailboxNow',
  'Mutation.saveRetention',
  'Query.personalData',
  'Query.erasure',
  'Mutation.exportPersonalData',
  'Mutation.erasePersonalData',
  'Query.contentDraft',
  'Query.begunDrafts',
  'Query.myDay',
  'Query.officeNotices',
  'Mutation.saveContentDraft',
  'Mutation.discardContentDraft',
  'Mutation.markEditing',
  'Mutation.signOut',
  'Mutation.issueApiToken',
  'Mutation.rotateApiToken',
  'Mutation.endApiTokenOverlap',
  'Mutation.limitApiToken',
  'Mutation.revokeApiToken',
  'POST /admin/logout',
  'Query.mySessions',
  'Query.mySecondStep',
  'Mutation.endSession',
  'Mutation.endOtherSessions',
  'Mutation.changePassword',
  'Mutation.updateAccount',
  'Mutation.confirmEmail',
  'Mutation.beginTotp',
  'Mutation.enableTotp',
  'Mutation.disableTotp',
  'Mutation.makeRecoveryCodes',
  'Query.myMailSettings',
  'Query.myAuthorProfile',
  'Mutation.saveAuthorProfile',
  'Mutation.setFollowUpMail',
  'Mutation.setWeeklyMail',
  'Query.savedViews',
  'Mutation.saveView',
  'Mutation.removeView',
  'Mutation.saveReplyDraft',
  'Mutation.markPresence',
];

export const lets = (name: string, audience: PermissionAudience, isChange: boolean) => ({
  reader: audience === 'public' && !isChange,
  staff: audience !== 'admin' && !sessionOnly.includes(name),
  admin: !sessionOnly.includes(name),
});

export const isRefused = (code: string | undefined) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';

export const directiveOf = ({ astNode }: GraphQLField<unknown, unknown>, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name);

const audiences: Record<string, PermissionAudience> = { EMPLOYEE: 'staff', ADMIN: 'admin' };

/** The audience of a field by the schema, for comparison with the table. */
export function audienceOf(field: GraphQLField<unknown, unknown>): PermissionAudience | undefined {
  if (directiveOf(field, 'public')) return 'public';
  const role = directiveOf(field, 'auth')?.arguments?.find(({ name }) => name.value === 'role')?.value;
  return role?.kind === 'EnumValue' ? audiences[role.value] : undefined;
}

/** Fields of answers with secrets that are returned only once, written by hand. */
export const returnedOnce = [
  'Session.token',
  'IssuedApiToken.token',
  'IssuedWebhook.secret',
  'TotpSetup.secret',
  'RecoveryCodes.codes',
];

/** Fields of answers about such secrets that do not contain them, written by hand. */
export const aboutSecrets = [
  ...['AuditApiToken.apiTokenId', 'CurrentApiToken.apiTokenId', 'IssuedApiToken.apiTokenId'],
  ...['SecondStep.recoveryCodesLeft', 'SecondStep.recoveryCodesMadeAt'],
];
