import { expect } from 'vitest';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const SETTINGS = '{ myMailSettings { id followUps } }';
const SET = 'mutation ($isOn: Boolean!) { setFollowUpMail(isOn: $isOn) { id followUps } }';
const SET_WEEKLY = 'mutation ($isOn: Boolean!) { setWeeklyMail(isOn: $isOn) { id followUps weekly } }';

const settingsOf = async (who: Person) => (await who.gql(SETTINGS)).data.myMailSettings;

test('the follow-up mail is on until the user switches it off', async ({ product }) => {
  const [one, other] = [await product.signedIn('Employee'), await product.signedIn('admin')];
  expect(await settingsOf(one)).toEqual({ id: one.id, followUps: true });
  expect((await one.gql(SET, { isOn: false })).data.setFollowUpMail).toEqual({ id: one.id, followUps: false });
  expect([(await settingsOf(one)).followUps, (await settingsOf(other)).followUps]).toEqual([false, true]);
  await one.gql(SET, { isOn: true });
  expect((await settingsOf(one)).followUps).toBe(true);
});

test('the weekly mail is off until the user switches on that mail alone', async ({ product }) => {
  const [one, other] = [await product.signedIn('Employee'), await product.signedIn('admin')];
  const weekly = async (who: Person) => (await who.gql('{ myMailSettings { followUps weekly } }')).data.myMailSettings;
  expect(await weekly(one)).toEqual({ followUps: true, weekly: false });
  const { data } = await one.gql(SET_WEEKLY, { isOn: true });
  expect(data.setWeeklyMail).toEqual({ id: one.id, followUps: true, weekly: true });
  expect([await weekly(one), await weekly(other)]).toEqual([
    { followUps: true, weekly: true },
    { followUps: true, weekly: false },
  ]);
});

test('mail settings can be read and set only with a session', async ({ product }) => {
  const machine = await machineOf(await product.signedIn('admin'), 'ADMIN');
  for (const [who, code] of [
    [product.nobody, 'UNAUTHENTICATED'],
    [machine, 'FORBIDDEN'],
  ] as const) {
    expect((await who.gql(SETTINGS)).code).toBe(code);
    expect((await who.gql(SET, { isOn: false })).code).toBe(code);
    expect((await who.gql(SET_WEEKLY, { isOn: true })).code).toBe(code);
  }
});
