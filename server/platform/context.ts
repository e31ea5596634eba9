import type { Logger } from 'pino';
import type { TokenRole, TokenScope } from '#schema/apiToken.ts';
import type { SitePage } from '#schema/pageTexts/pages.ts';
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
import type { Misses } from '#server/platform/visit/missCounter.ts';
import type { Visits } from '#server/platform/visit/visitCounter.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** The changed texts of a page, with the pictures that they name, by their ids. */
export type ChangedPage = {
  texts: Record<string, string>;
  updatedAt: Date;
  pictures: ReadonlyMap<string, PictureRow>;
};
export type ChangedPages = ReadonlyMap<SitePage, ChangedPage>;
/** Where each redirect leads from its path; null for what is gone for good. */
export type RedirectMap = ReadonlyMap<string, string | null>;

/** What a running product is made of, made once by serve.ts. */
export type Services = {
  settings: Settings;
  /** What the site says of its owner where nobody has changed that. */
  siteFile: Site;
  /** What it says now (server/content/site). */
  readSite: () => Promise<Site>;
  db: Database;
  store: Store;
  sizes: SizeMaker;
  /** What all server processes announce. */
  channel: Channel;
  /** The version of the public content, by which the cache knows what is fresh. */
  contentVersion: ContentVersion;
  /** What has been changed of the texts of the pages. */
  pageTexts: () => Promise<ChangedPages>;
  limits: Limits;
  log: Logger;
  metrics: Metrics;
  /** Where admins lead on from addresses at which nothing is found; null while that could not be read yet. */
  redirects: () => Promise<RedirectMap | null>;
  /** Counts where visitors find nothing. */
  misses: Misses;
  /** Counts who looks at which page. */
  visits: Visits;
  /** Tells whether the database and the data folder can be written. */
  writes: WriteCheck;
  /** Whether the database has been prepared; before, nothing can be served. */
  isReady: () => boolean;
  /** Whether the process has been told to end; it still serves who comes. */
  isStopping: () => boolean;
  /** Signs sessions and hashes codes. */
  secret: Uint8Array;
  /** The clock that judges whatever expires; tests move it. */
  now: () => Date;
  /** Whether that clock can be believed: what deletes, publishes and reminds by time asks before. */
  clock: Clock;
};

/** The account of a member of staff: the columns of its row. The table belongs to a module that builds on this one. */
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

/** A member of staff who asks, while their session or API token lives: with their rights, or the token's smaller ones. */
export type Viewer = Account & {
  /** Null when they ask by an API token. */
  sessionId: string | null;
};

/** Who asks. */
export type Asker = {
  viewer: Viewer | null;
  /** Which API token the request came with; left out when there is none, or none that is good. */
  token?: { id: string; name: string };
  /** What the API token of the request may do; left out when there is none, or none that is good. */
  apiToken?: TokenRole;
  /** The scopes of that API token; left out when it may use its whole role. */
  scopes?: readonly TokenScope[];
};

/** Where a request comes from. */
export type Origin = {
  /** As far as TRUST_PROXY vouches for it. */
  address: string;
  /** Names the request in logs, in error answers and in the audit log. */
  requestId: string;
  /** What the client says it is; empty when it says nothing. */
  userAgent: string;
  /** The host that was asked, as far as TRUST_PROXY vouches for it. */
  host: string;
  /** The address of the page that the request was sent from, as the browser says; empty when it does not. */
  referrer: string;
  /** The path and query of the page whose form was posted; left out for every other request. */
  page?: string;
  /** The browser says that its person does not want to be followed. */
  wantsPrivacy: boolean;
};

/** All that a resolver or a verb may touch. */
export type Context = Services &
  Asker &
  Origin & {
    /** Who does it, where nobody is signed in: a program that somebody has started. */
    actor?: Actor;
    /** What the site said of its owner when the request came. */
    site: Site;
    /** What waits for the commit, while verbs run in a larger transaction (server/office/bulk, server/platform/idempotency); undefined otherwise. */
    afterCommit?: ((context: Context) => Promise<void>)[];
  };

/** Does what must not be done before the commit: now, or when the larger transaction that the verb runs in has committed. */
export async function onceCommitted(context: Context, work: (context: Context) => Promise<void>): Promise<void> {
  if (context.afterCommit) context.afterCommit.push(work);
  else await work(context);
}

/** @returns the signed-in person of a field that the auth gate has let through */
export function viewerOf(context: Context): Viewer {
  if (!context.viewer) throw new Error('a field without @auth asked who is signed in');
  return context.viewer;
}
