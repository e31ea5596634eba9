import { type DocumentNode, getOperationAST, OperationTypeNode, visit } from 'graphql';

/**
 * The mutations that take no key. They judge a password or a code: what a wrong one has counted must not be undone, judging it would
 * hold a connection of the database for long, and a code opens one session, never the same again. Nor do those about a person's
 * data: no answer that holds it is kept, and to erase what is erased does nothing.
 */
const unkeyed: readonly string[] = [
  ...['signIn', 'verifyCode', 'resendCode', 'requestPasswordReset', 'resetPassword', 'acceptInvitation'],
  ...['changePassword', 'exportPersonalData', 'erasePersonalData'],
];

/** @returns whether an operation takes a key: a mutation that is none of those */
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
