import { expect } from 'vitest';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export type Fields = Record<string, unknown>;
export type RestCall = { path: string; body?: Fields };
export type RowCase = {
  audience: 'public' | 'staff' | 'admin';
  status: 200 | 201;
  /** Creates what the call needs. */
  good: (product: Product, staff: Person) => Promise<RestCall>;
  answer: unknown;
  /** A body that is refused with 422, and its first field error. */
  bad?: [body: Fields, field: string, sentence: string];
  /** The path with an id or slug that does not exist. */
  unknown?: string;
  /** The call ends the session of its caller, so each caller needs a session of their own. */
  endsSession?: boolean;
};

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';
export const text = expect.any(String);
export const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

export const listOf = (item: object) =>
  expect.toSatisfy((list: unknown[]) => {
    expect(list.length).toBeGreaterThan(0);
    for (const one of list) expect(one).toEqual(item);
    return true;
  });
export const said = (message: string) => ({ success: true, message });

export const fixed = (path: string) => async () => ({ path });
