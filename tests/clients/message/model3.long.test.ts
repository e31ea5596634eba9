import { longWalk } from '#tests/kit/content/longWalk.ts';
import { walkInbox } from './inboxSteps.ts';

longWalk('lists and counts of the inbox', walkInbox, 3);
