import { afterAll, beforeAll, test } from 'vitest';
import { type Office, openOffice } from '#tests/kit/content/walk.ts';
import { walkInbox } from './inboxSteps.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.product.stop());

test('lists, counts, search, audit log and badge of the inbox agree with a model after each of 200 random actions', () =>
  walkInbox(office, 4, 200));
