import * as z from 'zod/mini';
import { text } from './common.ts';

const MAX_REASON = 500;
const noReason = 'Please write why';

/** Why an application is declined, or a partnership ended: the applicant reads it. */
export const DeclineForm = z.object({ reason: text(1, MAX_REASON, noReason) });
