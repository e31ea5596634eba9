import { beforeEach, expect, test } from 'vitest';
import { followOrder, neighbourOf, resetWalk } from '#web/office/message/split/walk.ts';

beforeEach(resetWalk);

test('a walk keeps its first order and adds new enquiries at its end', () => {
  expect(followOrder('inbox', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(followOrder('inbox', ['b', 'c', 'new', 'a'])).toEqual(['a', 'b', 'c', 'new']);
});

test('other arguments of the list begin a new walk', () => {
  followOrder('inbox', ['a', 'b', 'c']);
  expect(followOrder('spam', ['c', 'a'])).toEqual(['c', 'a']);
});

test('the next enquiry is the one that stood below, also after the open one has left the list', () => {
  followOrder('nobody', ['a', 'b', 'c']);
  const ids = followOrder('nobody', ['a', 'c']);
  expect([neighbourOf('b', 1, new Set(ids)), neighbourOf('b', -1, new Set(ids))]).toEqual(['c', 'a']);
});

test('enquiries that have left the list are skipped', () => {
  followOrder('nobody', ['a', 'b', 'c', 'd']);
  expect(neighbourOf('a', 1, new Set(followOrder('nobody', ['a', 'd'])))).toBe('d');
});

test('the first enquiry has none before it and the last has none after it', () => {
  const ids = new Set(followOrder('inbox', ['a', 'b']));
  expect([neighbourOf('a', -1, ids), neighbourOf('b', 1, ids)]).toEqual([undefined, undefined]);
});

test('an enquiry that was never in the list is followed by the first', () => {
  const ids = new Set(followOrder('inbox', ['a', 'b']));
  expect([neighbourOf('other', 1, ids), neighbourOf('other', -1, ids)]).toEqual(['a', undefined]);
});
