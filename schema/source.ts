import * as z from 'zod/mini';
import { optionalLine } from './common.ts';
import { MAX_SOURCE, sourceStrings } from './sourceLabel.ts';

/** The correction by staff. Empty: the detected source. */
export const SourceForm = z.object({ source: optionalLine(1, MAX_SOURCE, sourceStrings.tooLong) });
