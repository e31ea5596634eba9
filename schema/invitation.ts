import * as z from 'zod/mini';
import { email, optionalLine } from './common.ts';
import { SignUpInput } from './user.ts';

// Pages say these without the rules, which come once somebody is at the form.
export { INVITATION_DAYS, invitationStrings } from './invitationStrings.ts';

const { name, mobile, password, role } = SignUpInput.shape;

/** Who is invited, as what. */
export const InviteUserInput = z.object({
  email: email('Invalid email address'),
  name: optionalLine(3, 120, 'Name must be at least 3 characters long'),
  role,
});

/** What the invited person adds; the e-mail address and the role are those of the invitation. */
export const AcceptInvitationInput = z.object({ name, mobile, password });
