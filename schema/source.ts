import * as z from 'zod/mini';
import { optionalLine } from './common.ts';
import { MAX_SOURCE, sourceStrings } from './sourceLabel.ts';

/** What staff know better of where an enquiry comes from; nothing: what was found stands. */
export const SourceForm = z.object({ source: optionalLine(1, MAX_SOURCE, sourceStrings.tooLong) });
