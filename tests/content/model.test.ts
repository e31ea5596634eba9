import { afterAll, beforeAll, test } from 'vitest';
import { type Office, openOffice } from '#tests/kit/content/walk.ts';
import { walkContent } from './contentSteps.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.product.stop());

test('posts and items agree with a model after each of 200 random actions', () => walkContent(office, 4, 200));
