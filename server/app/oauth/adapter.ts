import type { Adapter, AdapterPayload } from 'oidc-provider';
import { endConnection, lifetimes, prolongConnection } from '#server/people/oauth/connections.ts';
import {
  connectionOfRecord,
  consumeRecord,
  findRecord,
  removeRecord,
  removeRecords,
  saveRecord,
} from '#server/people/oauth/records.ts';
import type { Services } from '#server/platform/context.ts';

type Parts = Pick<Services, 'db' | 'now'>;
type FindClient = (id: string) => Promise<AdapterPayload | undefined>;

/** Models that oidc-provider looks up by something else than their secret; the features that need it are off. */
const unknown = async () => undefined;
const nothing = async () => {};

/**
 * The store of oidc-provider. Who is signed in says the consent screen each time: sessions of oidc-provider are not
 * stored, so that none outlives a sign-in.
 * @param usedTwice makes the error for a code or refresh token that another request has just used
 */
export function createAdapter(parts: Parts, model: string, findClient: FindClient, usedTwice: () => Error): Adapter {
  const none = {
    upsert: nothing,
    find: unknown,
    findByUid: unknown,
    findByUserCode: unknown,
    consume: nothing,
    destroy: nothing,
    revokeByGrantId: nothing,
  };
  if (model === 'Session') return none;
  if (model === 'Client') return { ...none, find: findClient };
  return {
    ...none,
    async upsert(id, payload, expiresIn = lifetimes.interaction) {
      const connection = model === 'Grant' ? id : (payload.grantId ?? null);
      await saveRecord(parts, model, id, payload, connection, expiresIn);
      if (model === 'RefreshToken' && connection) await prolongConnection(parts, connection);
    },
    find: (id) => findRecord(parts, model, id),
    async consume(id) {
      if (await consumeRecord(parts, model, id)) return;
      // Which of the two uses is the thief's is unknown, so neither keeps the connection.
      const connection = await connectionOfRecord(parts, model, id);
      if (connection) await endConnection(parts, connection);
      throw usedTwice();
    },
    async destroy(id) {
      await removeRecord(parts, model, id);
      if (model === 'Grant') await endConnection(parts, id);
    },
    revokeByGrantId: (grantId) => removeRecords(parts, model, grantId),
  };
}
