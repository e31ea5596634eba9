import * as z from 'zod/mini';
import { identifier } from './session.ts';
import { newPassword } from './user.ts';

// Pages import the strings without the validation rules, which load with the form.
export { RESET_MINUTES, resetStrings } from './passwordResetStrings.ts';

export const RequestPasswordResetInput = z.object({ identifier });

export const ResetPasswordInput = z.object({ password: newPassword });
