import { type DocumentNode, getOperationAST, OperationTypeNode, visit } from 'graphql';

/**
 * Mutations without keys. Those that check a password or code must not roll back a counted attempt or hold a
 * connection, and a code opens only one session. Answers with personal data must not be stored, and erasing twice is
 * harmless.
 */
const unkeyed: readonly string[] = [
  ...['signIn', 'verifyCode', 'resendCode', 'requestPasswordReset', 'resetPassword', 'acceptInvitation'],
  ...['changePassword', 'updateAccount', 'exportPersonalData', 'erasePersonalData'],
];

export function takesKey(document: DocumentNode, operationName?: string | null): boolean {
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return false;
  let isKeyable = true;
  visit(document, {
    Field({ name }) {
      if (unkeyed.includes(name.value)) isKeyable = false;
    },
  });
  return isKeyable;
}
