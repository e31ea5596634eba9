import { longWalk } from '#tests/kit/content/longWalk.ts';
import { walkContent } from './contentSteps.ts';

longWalk('posts and items', walkContent, 2);
