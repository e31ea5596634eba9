import * as z from 'zod/mini';
import { identifier } from './session.ts';
import { newPassword } from './user.ts';

// Pages say these without the rules, which come once somebody is at the form.
export { RESET_MINUTES, resetStrings } from './passwordResetStrings.ts';

/** Who has forgotten their password: what they sign in with. */
export const RequestPasswordResetInput = z.object({ identifier });

export const ResetPasswordInput = z.object({ password: newPassword });
