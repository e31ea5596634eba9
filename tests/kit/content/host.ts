import { asc, eq } from 'drizzle-orm';
import { busyTimes, type HostFeedRow, hostFeeds } from '#server/clients/booking/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

const FEED = 'id place readAt eventCount fault';
const HOST = `id name isActive hours { days opens closes } daysOff feeds { ${FEED} } hasCalendar`;

export const hostOperations = {
  list: `{ bookingHosts { hosts { ${HOST} } } }`,
  save: `mutation ($userId: UUID!, $input: BookingHostInput!) { saveBookingHost(userId: $userId, input: $input) { ${HOST} } }`,
  addFeed: `mutation ($userId: UUID!, $url: String!) { addHostFeed(userId: $userId, input: { url: $url }) { ${HOST} } }`,
  removeFeed: `mutation ($id: UUID!) { removeHostFeed(id: $id) { ${HOST} } }`,
  renew: `mutation ($userId: UUID!) { renewHostCalendar(userId: $userId) { id link host { ${HOST} } } }`,
  revoke: `mutation ($userId: UUID!) { revokeHostCalendar(userId: $userId) { ${HOST} } }`,
};

export const hostHours = {
  isActive: true,
  hours: [{ days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'], opens: '10:00', closes: '18:00' }],
  daysOff: ['2026-12-25'],
};

async function done(asked: ReturnType<Person['gql']>) {
  const { data, errors } = await asked;
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as {
    id: string;
    name: string;
    link: string;
    feeds: { id: string; place: string; readAt: string | null; eventCount: number; fault: string | null }[];
  };
}

/** Creates an employee who is a host. @throws when it was refused */
export async function makeHost(product: Product, admin: Person, details: { name?: string } = {}) {
  const { id, name } = await product.user(details);
  await done(admin.gql(hostOperations.save, { userId: id, input: hostHours }));
  return { id, name };
}

/** Adds a calendar feed to a host. @returns its id @throws when it was refused */
export async function addFeed(admin: Person, userId: string, url: string): Promise<string> {
  const { feeds } = await done(admin.gql(hostOperations.addFeed, { userId, url }));
  return feeds.at(-1)?.id as string;
}

/** Gives the calendar of a host's calls a new address. @returns it @throws when it was refused */
export const renewCalendar = async (admin: Person, userId: string): Promise<string> =>
  (await done(admin.gql(hostOperations.renew, { userId }))).link;

export async function feedRow({ services: { db } }: Product, id: string): Promise<HostFeedRow | undefined> {
  const [row] = await db.select().from(hostFeeds).where(eq(hostFeeds.id, id));
  return row;
}

/** The busy times of a calendar feed as ISO texts, in the order of time. */
export async function busyOf({ services: { db } }: Product, feedId: string): Promise<[from: string, to: string][]> {
  const found = await db.select().from(busyTimes).where(eq(busyTimes.feedId, feedId)).orderBy(asc(busyTimes.startsAt));
  return found.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
}
