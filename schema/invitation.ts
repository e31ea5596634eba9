import * as z from 'zod/mini';
import { email, optionalNameLine } from './common.ts';
import { SignUpInput } from './user.ts';

// Pages import the strings without the validation rules, which load with the form.
export { INVITATION_DAYS, invitationStrings } from './invitationStrings.ts';

const { name, mobile, password, role } = SignUpInput.shape;

export const InviteUserInput = z.object({
  email: email('Invalid email address'),
  name: optionalNameLine(3, 120, 'Name must be at least 3 characters long'),
  role,
});

/** E-mail address and role come from the invitation. */
export const AcceptInvitationInput = z.object({ name, mobile, password });
