import { RefusedError } from './mail.ts';

/** Connection losses during the fetch of one mail before that mail is skipped. */
const MAX_LOSSES = 3;

export type Troubles = {
  requestedUids: number[];
  /** Connection losses by UID. */
  losses: Map<number, number>;
  triedAt: Map<number, number>;
};

export const noTroubles = (): Troubles => ({ requestedUids: [], losses: new Map(), triedAt: new Map() });

export function recordLoss({ requestedUids, losses }: Troubles): void {
  for (const uid of requestedUids.splice(0)) losses.set(uid, (losses.get(uid) ?? 0) + 1);
}

export const endsConnections = ({ losses }: Troubles, uid: number): boolean => (losses.get(uid) ?? 0) >= MAX_LOSSES;

/** @param uids of the fetched mails @throws RefusedError when the server refuses a mail; when the connection is lost */
export async function requestMails<T>(troubles: Troubles, uids: number[], fetch: () => Promise<T>): Promise<T> {
  troubles.requestedUids = [...uids];
  try {
    const mails = await fetch();
    troubles.requestedUids = [];
    return mails;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    troubles.requestedUids = [];
    throw new RefusedError('the mail server does not give a mail out', { cause: error });
  }
}

/** The server answered NO or BAD. ETHROTTLE is excluded: it only asks to slow down. */
const isRefusal = (error: unknown): boolean => {
  const { responseStatus, code } = error as { responseStatus?: unknown; code?: unknown };
  return (responseStatus === 'NO' || responseStatus === 'BAD') && code !== 'ETHROTTLE';
};
