import * as z from 'zod/mini';
import { text } from './common.ts';

const MAX_REASON = 500;
const noReason = 'Please write why';

/** The reason for declining an application or ending a partnership, which the applicant reads. */
export const DeclineForm = z.object({ reason: text(1, MAX_REASON, noReason) });
