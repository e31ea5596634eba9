import { test } from 'vitest';
import { openOffice } from '#tests/kit/content/walk.ts';
import { walkInbox } from './inboxSteps.ts';

const parts = Array.from({ length: 80 }, (_, index) => 100 * (index + 1));

test.for(parts)(
  'the inbox agrees with a model after each of 250 random actions from seed %i on',
  async (seed, context) => {
    const office = await openOffice();
    context.onTestFinished(() => office.product.stop());
    await walkInbox(office, seed, 250);
  },
);
