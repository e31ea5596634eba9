import type { House } from '#tests/bench/house.ts';
import { load } from '#tests/bench/load.ts';
import { cpuOf } from '#tests/bench/machine.ts';
import { figure, type Result } from '#tests/bench/row.ts';
import { type Compared, inTurns, median } from '#tests/bench/turns.ts';

const SECONDS = 2;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 32;

/** @property length the expected length of its answers; by default any length */
export type MeasuredServer = { port: number; pid: number; length?: number };
export type Work = { connections?: number; request: (n: number) => Buffer };
export type Round = { requests: number; perSecond: number; cpuMicros: number };

/** Keeps a server busy. @returns the number of requests, and the CPU time of its process per request */
export async function round(
  { port, pid, length }: MeasuredServer,
  { connections = CONNECTIONS, request }: Work,
  seconds: number,
): Promise<Round> {
  const before = cpuOf(pid);
  const done = await load({ port, connections, request, length, seconds });
  const cpuMicros = ((cpuOf(pid) - before) * 1e6) / done.requests;
  return { requests: done.requests, perSecond: done.requests / done.seconds, cpuMicros };
}

type Side = (seconds: number) => Promise<Round>;
export const underLoad =
  (server: MeasuredServer, work: Work): Side =>
  (seconds) =>
    round(server, work, seconds);

/** The rounds of both sides, and the number of statements per request of the product. */
export type Measured = Compared<Round> & { statements: number };

/** Measures both sides in turns after a warm-up. @param databaseUrl the database of the product */
export async function measure(house: House, databaseUrl: string, ours: Side, raw: Side): Promise<Measured> {
  for (const side of [ours, raw]) await side(WARM_UP_SECONDS);
  const before = await house.statements(databaseUrl);
  const compared = await inTurns(
    () => ours(SECONDS),
    () => raw(SECONDS),
  );
  const statements = (await house.statements(databaseUrl)) - before;
  return { ...compared, statements: statements / requestsOf(compared.ours) };
}

export const requestsOf = (rounds: Round[]): number => rounds.reduce((sum, { requests }) => sum + requests, 0);

/** The figures of a row: the middle round of each side. */
export function resultOf({ ours, raw, ratio, statements }: Measured): Result {
  const rate = (rounds: Round[]) => `${figure(median(rounds.map(({ perSecond }) => perSecond)))}/s`;
  const cpu = (rounds: Round[]) => figure(median(rounds.map(({ cpuMicros }) => cpuMicros)));
  return {
    value: ratio(({ perSecond }) => perSecond),
    ours: rate(ours),
    raw: rate(raw),
    cpu: `${cpu(ours)} / ${cpu(raw)} µs`,
    statements: figure(statements),
  };
}
