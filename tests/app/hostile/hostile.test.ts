import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMessage } from '#tests/kit/content/message.ts';
import { casesOf, rounds } from '#tests/kit/long.ts';
import { type Attack, carryOut } from './attack.ts';
import { documents, mangled, overHttp } from './document.ts';
import { files, restForms, wrongForms } from './file.ts';
import { injected, noSessions, wrongInputs, wrongPages, wrongTypes } from './graphql.ts';
import { faultOf, faultOfRaw } from './judge.ts';
import { fixedAddresses, injectedFiles, injectedPages, postedForms } from './page.ts';
import { injectedFields, injectedPaths, mangledBodies, wrongBodies, wrongFields, wrongMethods } from './rest.ts';
import { seed } from './values.ts';
import { rawRequests, sendRaw } from './wire.ts';
import { startWorld, type World } from './world.ts';

/** Concurrent requests, and number of attacks between two honest requests. */
const AT_ONCE = 8;
const BETWEEN = 20;
/** `npm test` sends one of so many attacks of each group. */
const SAMPLE = 30;

let world: World;
let before: unknown;
let sent = 0;
const waits: number[] = [];
beforeAll(async () => {
  world = await startWorld();
  before = await world.stored();
});
afterAll(() => world.stop());

/** Runs all attacks, several at a time, with honest requests in between. */
async function each<One>(all: readonly One[], attack: (one: One) => Promise<string | null>): Promise<string[]> {
  const faults: string[] = [];
  const left = all.entries();
  const work = async () => {
    for (const [index, one] of left) {
      const fault = await attack(one).catch((error: Error) => `no answer: ${error.message}`);
      if (fault) faults.push(fault);
      sent += 1;
      if (index % BETWEEN === 0) waits.push(await world.goOn());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** Runs attacks. @returns the faults of their answers, one line each */
const faultsOf = (attacks: readonly Attack[]) =>
  each(attacks, async (attack) => {
    const answer = await carryOut(world.product.url, attack).catch((error: Error) => error.message);
    const fault = typeof answer === 'string' ? answer : faultOf(attack, answer);
    const said = typeof answer === 'string' ? '' : `${answer.status} ${answer.text.slice(0, 300)}`;
    return (
      fault && `${fault}: ${attack.method ?? 'GET'} ${attack.path.slice(0, 100)} [${attack.what.slice(0, 160)}] ${said}`
    );
  });

const groups: Record<string, (world: World) => Attack[] | Promise<Attack[]>> = {
  'GraphQL: everything that is wrong by its type, at every place for a value': wrongTypes,
  'GraphQL: inputs that are none': wrongInputs,
  'GraphQL: texts that mean something elsewhere': injected,
  'GraphQL: sizes and cursors of lists that are not ours': wrongPages,
  'GraphQL: sessions that are none, at everything for staff': noSessions,
  'GraphQL: documents that are bombs or nonsense': documents,
  'GraphQL: documents that are cut or mangled': mangled,
  'GraphQL over HTTP: whatever it says that a server must not take': overHttp,
  'GraphQL: forms that are none': wrongForms,
  'REST: everything that is wrong by its type, in every field': wrongFields,
  'REST: texts that mean something elsewhere': injectedFields,
  'REST: paths that mean something elsewhere': injectedPaths,
  'REST: bodies that are broken or say that they are something else': wrongBodies,
  'REST: bodies that are cut or mangled': mangledBodies,
  'REST: forms that are broken': restForms,
  'REST: methods that an address does not know': wrongMethods,
  'files that are not what they say': files,
  'pages: addresses that mean something elsewhere': injectedPages,
  'pages: forms as browsers without scripts post them': postedForms,
  'files and what hackers look for': injectedFiles,
  'fixed addresses': fixedAddresses,
};

describe(`bad requests (HOSTILE_SEED=${seed})`, () => {
  test.for(Object.entries(groups))('every attack of the group is refused correctly: %s', async ([, make]) => {
    const attacks = casesOf(await make(world), (_, index) => index % SAMPLE === 0);
    const faults = await faultsOf(attacks);
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test('raw connections with invalid HTTP are refused or closed', async () => {
    const faults = await each(rawRequests(), async (raw) => {
      const answer = await sendRaw(world.product.url, raw).catch((error: Error) => error);
      return answer instanceof Error ? `${answer.message}: ${raw.what}` : faultOfRaw(raw, answer);
    });
    expect(faults).toEqual([]);
  });
});

test('honest requests are answered during hundreds or thousands of attacks', () => {
  const slowest = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
  console.info(`${sent} bad requests; ${waits.length} good ones in between, p99 ${Math.round(slowest)} ms`);
  expect(sent).toBeGreaterThan(rounds(500, 5000));
  expect(waits.length).toBeGreaterThan(sent / BETWEEN / 2);
});

test('the attacks store nothing', async () => {
  expect(await world.stored()).toEqual(before);
});

test('a valid message is accepted after the attacks', async () => {
  const { status } = await world.product.nobody.rest('POST', '/messages/us', newMessage());
  expect(status).toBe(201);
  expect(await world.stored()).not.toEqual(before);
});
