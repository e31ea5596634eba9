import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, visit } from 'graphql';

/**
 * The mutations that take no key. They judge a password or a code, which takes its time, and would hold a connection of the database
 * meanwhile; and a code opens one session, never the same again.
 */
const unkeyed: readonly string[] = [
  ...['signIn', 'verifyCode', 'resendCode', 'requestPasswordReset', 'resetPassword', 'acceptInvitation'],
  'changePassword',
];

/**
 * @returns how many changes an operation asks for, where an answer may be kept: 0 of a query and of what takes no key; more than 1
 * also where that is not plain, as in a fragment
 */
export function countChanges(document: DocumentNode, operationName?: string | null): number {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return 0;
  let isUnkeyed = false;
  visit(document, {
    Field({ name }) {
      if (unkeyed.includes(name.value)) isUnkeyed = true;
    },
  });
  if (isUnkeyed) return 0;
  const { selections } = operation.selectionSet;
  return selections.every(({ kind }) => kind === Kind.FIELD) ? selections.length : Math.max(2, selections.length);
}
