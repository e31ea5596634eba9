import { RefusedError } from './mail.ts';

/** How often the connection may end while one mail is fetched before that mail is passed over. */
const MAX_LOSSES = 3;

/** What one follower of a mailbox remembers from connection to connection: which mails the server has trouble with. */
export type Troubles = {
  /** The UIDs that are being fetched. */
  asked: number[];
  /** How often the connection has ended while a mail was being fetched, by UID. */
  losses: Map<number, number>;
  /** When a mail that was set aside was last looked at, by UID. */
  triedAt: Map<number, number>;
};

export const noTroubles = (): Troubles => ({ asked: [], losses: new Map(), triedAt: new Map() });

/** Notes that the connection has ended: what was being fetched may be why. */
export function noteLoss({ asked, losses }: Troubles): void {
  for (const uid of asked.splice(0)) losses.set(uid, (losses.get(uid) ?? 0) + 1);
}

/** @returns whether the connection has ended so often over a mail that the mail is to blame */
export const endsConnections = ({ losses }: Troubles, uid: number): boolean => (losses.get(uid) ?? 0) >= MAX_LOSSES;

/**
 * Fetches something of mails.
 * @param uids which mails are fetched
 * @throws RefusedError when the server does not give one of them out; and when the connection is lost
 */
export async function ask<T>(troubles: Troubles, uids: number[], fetch: () => Promise<T>): Promise<T> {
  troubles.asked = [...uids];
  try {
    const mails = await fetch();
    troubles.asked = [];
    return mails;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    troubles.asked = [];
    throw new RefusedError('the mail server does not give a mail out', { cause: error });
  }
}

/** The server has answered NO or BAD; being told to slow down is another matter. */
const isRefusal = (error: unknown): boolean => {
  const { responseStatus, code } = error as { responseStatus?: unknown; code?: unknown };
  return (responseStatus === 'NO' || responseStatus === 'BAD') && code !== 'ETHROTTLE';
};
