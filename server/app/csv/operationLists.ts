import { auditHeadline, auditViaText } from '#schema/audit.ts';
import { importStateNames } from '#schema/import.ts';
import { roles } from '#schema/roles.ts';
import { roles as tokenRoles } from '#schema/tokenRoles.ts';
import { wordsOf } from '#schema/tokenScopes.ts';
import { tokenStates } from '#schema/tokenStates.ts';
import type { RoleWord } from '#schema/user.ts';
import { deliveryStateName, eventTitles, TEST_EVENT } from '#schema/webhook.ts';
import type { ApiToken, AuditEntry, Import, Invitation, User, Webhook, WebhookDelivery } from '#server/schema.gen.ts';
import { valueText } from '#web/shared/ui/fieldText.ts';
import type { CsvFacts } from './columns.ts';
import { csvList } from './csvList.ts';

const roleName = (role: RoleWord) => roles.find(({ word }) => word === role)?.name ?? '';

const changesText = ([fields, values]: [string[], unknown[]], { timeZone }: CsvFacts) =>
  values
    .map((value, index) => [fields[index], valueText(value, timeZone)])
    .filter(([, text]) => text)
    .map(([field, text]) => `${field}: ${text}`)
    .join('\n');

export const operationLists = {
  users: csvList<User>('users', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Email', 'email'),
    cell('Mobile', 'mobile'),
    cell('Role', 'role', roleName),
    cell('Blocked', 'isBlocked'),
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  invitations: csvList<Invitation>('invitations', ({ cell, date, dates }) => [
    cell('Email', 'email'),
    cell('Name', 'name'),
    cell('Role', 'role', roleName),
    cell('Invited by', 'invitedBy.name'),
    ...dates('Invited', 'createdAt'),
    date('Good until', 'expiresAt'),
    cell('Id', 'id'),
  ]),
  'api-tokens': csvList<ApiToken>('apiTokens', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Ends with', 'hint'),
    cell('Role', 'role', (role) => tokenRoles.find((tokenRole) => tokenRole.role === role)?.name ?? ''),
    cell('Scopes', 'scopes', (scopes) => (scopes ? wordsOf(scopes) : '')),
    cell('State', 'state', (state) => tokenStates[state][1]),
    cell('Made by', 'createdBy.name'),
    ...dates('Made', 'createdAt'),
    date('Good until', 'expiresAt'),
    date('Last used', 'lastUsedAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  webhooks: csvList<Webhook>('webhooks', ({ cell, cells, date, dates }) => [
    cell('Name', 'name'),
    cell('Address', 'url'),
    cell('Events', 'events'),
    cell('State', 'isOn', (isOn) => (isOn ? 'On' : 'Off')),
    cells('Last delivery', ['latestDelivery.state', 'latestDelivery.reason'], ([state, reason]) =>
      state ? deliveryStateName(state, reason) : '',
    ),
    date('Last delivery at', 'latestDelivery.createdAt'),
    cell('Why it failed', 'latestDelivery.reason'),
    date('Former secret signs until', 'overlapsUntil'),
    ...dates('Made', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  deliveries: csvList<WebhookDelivery>('webhook.deliveries', ({ cell, cells, date, dates }) => [
    cell('Event', 'event', (event) => event ?? TEST_EVENT),
    cell('What', 'event', (event) => eventTitles[event ?? TEST_EVENT]),
    cells('State', ['state', 'reason'], ([state, reason]) => deliveryStateName(state, reason)),
    cell('Why it failed', 'reason'),
    cell('Status', 'status'),
    cell('Answer', 'answer'),
    cell('Tries', 'tries'),
    ...dates('When', 'createdAt'),
    date('Last try', 'triedAt'),
    cell('Took (ms)', 'durationMs'),
    date('Next try', 'nextTryAt'),
    cell('Id', 'id'),
  ]),
  imports: csvList<Import>('imports', ({ cell, date, dates }) => [
    cell('File', 'fileName'),
    cell('Site', 'source'),
    cell('State', 'state', (state) => importStateNames[state]),
    cell('Why it failed', 'fault'),
    cell('Entries', 'total'),
    cell('Done', 'done'),
    cell('Begun by', 'startedBy'),
    ...dates('Begun', 'startedAt'),
    date('Ended', 'endedAt'),
    cell('Id', 'id'),
  ]),
  audit: csvList<AuditEntry>('auditEntries', ({ cell, cells, dates }) => [
    ...dates('Time', 'at'),
    cell('Person', 'actor.name'),
    cell('Person id', 'actor.userId'),
    cells('By', ['via', 'apiToken.name'], ([via, name]) => auditViaText(via, name) ?? 'by signing in'),
    cell('Address', 'address'),
    cell('Request', 'requestId'),
    cell('Action', 'action'),
    cell('What', 'summary', auditHeadline),
    cell('Thing', 'subject.label'),
    cell('Thing id', 'subject.subjectId'),
    cells('Before', ['changes.field', 'changes.before'], changesText),
    cells('After', ['changes.field', 'changes.after'], changesText),
  ]),
};
