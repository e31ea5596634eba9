import type { Logger } from 'pino';
import type { TokenRole, TokenScope } from '#schema/apiToken.ts';
import type { LanguageCode } from '#schema/languages.ts';
import type { PageKey } from '#schema/pageTexts/pageKey.ts';
import type { Site } from '#schema/site.ts';
import type { RoleWord } from '#schema/user.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Channel } from '#server/platform/event/channel.ts';
import type { ContentVersion } from '#server/platform/event/contentVersion.ts';
import type { Limits } from '#server/platform/limit/limits.ts';
import type { SizeMaker } from '#server/platform/storage/picture/maker.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { WriteCheck } from '#server/platform/storage/writeCheck.ts';
import type { MissCounter } from '#server/platform/visit/missCounter.ts';
import type { Visits } from '#server/platform/visit/visitCounter.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

export type ChangedPage = {
  texts: Record<string, string>;
  updatedAt: Date;
  pictures: ReadonlyMap<string, PictureRow>;
};
export type ChangedPages = ReadonlyMap<PageKey, ChangedPage>;
export type RedirectMap = ReadonlyMap<string, string | null>;

export type Services = {
  settings: Settings;
  siteFile: Site;
  /** The current details (server/content/site). */
  readSite: () => Promise<Site>;
  db: Database;
  store: Store;
  sizes: SizeMaker;
  channel: Channel;
  contentVersion: ContentVersion;
  pageTexts: () => Promise<ChangedPages>;
  limits: Limits;
  log: Logger;
  metrics: Metrics;
  /** Redirects for paths without a page; null until they could be read. */
  redirects: () => Promise<RedirectMap | null>;
  missCounter: MissCounter;
  visits: Visits;
  writes: WriteCheck;
  /** Whether the database is prepared; nothing is served before. */
  isReady: () => boolean;
  /** Whether the process is shutting down. It still answers requests. */
  isStopping: () => boolean;
  /** Signs sessions and hashes codes. */
  secret: Uint8Array;
  now: () => Date;
  /** Whether the clock is plausible. Check it before deleting, publishing or reminding by time. */
  clock: Clock;
};

/** The columns of a user's row. The table belongs to a module that depends on this one. */
export type Account = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  passwordHash: string;
  role: RoleWord;
  isBlocked: boolean;
  wantsFollowUpMail: boolean;
  wantsWeeklyMail: boolean;
  createdAt: Date;
  updatedAt: Date;
};

export type Viewer = Account & {
  /** Null for a caller with an API token. */
  sessionId: string | null;
};

export type Caller = {
  viewer: Viewer | null;
  /** Omitted without a valid API token. */
  token?: {
    id: string;
    name: string;
    isFormerSecret?: boolean;
    requestsPerMinute?: number | null;
    /** The secret of a connected app, which expires before its connection. */
    secret?: { hint: string; expiresAt: Date };
  };
  /** Omitted without a valid API token. */
  apiToken?: TokenRole;
  /** Omitted if the API token has all scopes of its role. */
  scopes?: readonly TokenScope[];
};

export type Origin = {
  /** The client address according to TRUST_PROXY. */
  address: string;
  /** Appears in logs, error responses and the audit log. */
  requestId: string;
  userAgent: string;
  /** The requested host according to TRUST_PROXY. */
  host: string;
  referrer: string;
  /** The path and query of the page with the posted form; omitted for other requests. */
  page?: string;
  /** The language of the page that asks; omitted for other requests, and on a site with one language. */
  pageLanguage?: LanguageCode;
  /** Do Not Track or Global Privacy Control is set. */
  wantsPrivacy: boolean;
};

export type Context = Services &
  Caller &
  Origin & {
    /** The actor of a program without a signed-in user. */
    actor?: Actor;
    site: Site;
    /**
     * Work to run after the commit, if services run in a larger transaction (server/office/bulk,
     * server/platform/idempotency).
     */
    afterCommit?: ((context: Context) => Promise<void>)[];
  };

/** Runs work after the commit: now, or after the larger transaction. */
export async function onceCommitted(context: Context, work: (context: Context) => Promise<void>): Promise<void> {
  if (context.afterCommit) context.afterCommit.push(work);
  else await work(context);
}

/** For fields with `@auth`: the viewer is never null. */
export function viewerOf(context: Context): Viewer {
  if (!context.viewer) throw new Error('a field without @auth asked who is signed in');
  return context.viewer;
}
