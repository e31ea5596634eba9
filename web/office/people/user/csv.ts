import { roleWords } from '#schema/user.ts';
import type { InvitationsCsvQuery, UsersCsvQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';
import { inIndia, momentColumns, yesOrNo } from '#web/shared/lists/csvCells.ts';
import { listCsv } from '#web/shared/lists/listCsv.ts';
import { roles } from './roles.ts';

const UsersCsvDocument = graphql(`
  query UsersCsv($first: Int!, $after: String) {
    users(first: $first, after: $after) {
      nodes {
        id
        name
        email
        mobile
        role
        isBlocked
        createdAt
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type User = UsersCsvQuery['users']['nodes'][number];
const roleName = (role: User['role']) => roles.find(({ word }) => word === roleWords[role])?.name ?? '';

/** The file of users. */
export const usersCsv = listCsv({
  name: 'users',
  document: UsersCsvDocument,
  pick: ({ users }) => users,
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Mobile', ({ mobile }) => mobile],
    ['Role', ({ role }) => roleName(role)],
    ['Blocked', ({ isBlocked }) => yesOrNo(isBlocked)],
    ...momentColumns<User>('Created', ({ createdAt }) => createdAt),
    ['Changed (India)', ({ updatedAt }) => inIndia(updatedAt)],
    ['Id', ({ id }) => id],
  ],
});

const InvitationsCsvDocument = graphql(`
  query InvitationsCsv($first: Int!, $after: String) {
    invitations(first: $first, after: $after) {
      nodes {
        id
        email
        name
        role
        invitedBy {
          id
          name
        }
        createdAt
        expiresAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Invitation = InvitationsCsvQuery['invitations']['nodes'][number];

/** The file of open invitations, without their links. */
export const invitationsCsv = listCsv({
  name: 'invitations',
  document: InvitationsCsvDocument,
  pick: ({ invitations }) => invitations,
  columns: [
    ['Email', ({ email }) => email],
    ['Name', ({ name }) => name ?? ''],
    ['Role', ({ role }) => roleName(role)],
    ['Invited by', ({ invitedBy }) => invitedBy.name],
    ...momentColumns<Invitation>('Invited', ({ createdAt }) => createdAt),
    ['Good until (India)', ({ expiresAt }) => inIndia(expiresAt)],
    ['Id', ({ id }) => id],
  ],
});
