import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { StoredCatalogue } from '#schema/catalogueRules.ts';
import { slugPattern } from '#schema/common.ts';
import { languageTags } from '#schema/contentLanguages.ts';
import { StoredNavigation } from '#schema/navigationRules.ts';
import { areStoredSections } from '#schema/pageSections.ts';
import { pageKeys } from '#schema/pageTexts/pageKey.ts';
import { MAX_SVG_BYTES, pictureAddress } from '#schema/picture.ts';
import { normalPath, normalTarget, selectorPath } from '#schema/redirectPath.ts';
import { BookingRulesInput, type Site, SiteColoursInput, SiteInput } from '#schema/site.ts';
import { isReservedSegment } from '#server/content/redirect/reserved.ts';
import { hashPassword } from '#server/people/user/password.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import { sanitizeSvg } from '#server/platform/storage/picture/svg/sanitizeSvg.ts';
import { makeSecret, sealSecret } from '#server/platform/webhook/secret.ts';

export type SiteRow = Record<string, unknown>;
export type ChangeCounts = Map<keyof typeof changes, number>;

export const changes = {
  staff: [
    'the passwords of members of staff',
    'They are Employees, each without a password until they ask for one at Forgot Password. An admin can make them admins again at Users.',
  ],
  known: ['members of staff', 'Each has the e-mail address of a user here, and is that user now.'],
  webhooks: ['the secrets of webhooks', 'They are switched off, and each needs a new secret.'],
  reviewLinks: ['open review links', 'They are withdrawn: send new ones.'],
  pages: ['private pages of affiliates', 'They have new addresses: send each affiliate theirs.'],
  calendars: ['calendars of hosts', 'They have new addresses: each host adds theirs anew.'],
  readers: ['links in mails of the newsletter', 'They lead nowhere. The next mail has new ones.'],
  calls: ['links of calls to come', 'The links in the mails lead nowhere. The calls stand.'],
} as const;

type Parts = {
  now: Date;
  secret: Uint8Array;
  passwordHash: string;
  /** The colours of this installation's file, which apply where the row has none. */
  colours: Site['colours'];
  note: (change: keyof typeof changes) => void;
};
type Rule = {
  /** Validation for rows that visitors see or that contain an address. */
  row?: z.ZodMiniType;
  /** Converts the row: creates the values that an export leaves out. */
  convert?: (row: SiteRow, parts: Parts) => SiteRow;
};

/** A slug of any rule is one segment of a path. */
const slug = z.string().check(z.regex(/^[a-z0-9_-]{1,200}$/));
/** The page of another slug is not looked up. */
const pageSlug = z.string().check(z.regex(slugPattern), z.maxLength(120));
const image_url = pictureAddress('');
const language = z.nullish(z.enum(languageTags));
const content = { row: z.object({ slug, image_url, language }) };
const former = { row: z.object({ slug }) };

/** @returns null for an SVG that no upload would accept: then the site shows its drawing */
function sanitizedVector(source: string): string | null {
  const result = Buffer.byteLength(source) > MAX_SVG_BYTES ? null : sanitizeSvg(source);
  return result && 'svg' in result ? result.svg : null;
}

/** Both colours, which must be readable on the paper. */
const SiteColours = z.object({ values: z.object({ colours: SiteColoursInput }) });

/** Rows of other tables contain only text that staff see; the constraints of the database apply. */
const rules: Record<string, Rule> = {
  affiliates: {
    convert: (row, { note }) => {
      if (row.state === 'ACCEPTED') note('pages');
      return row;
    },
  },
  author_profiles: content,
  blog_posts: content,
  booking_hosts: {
    convert: (row, { note }) => {
      note('calendars');
      return row;
    },
  },
  bookings: {
    convert: (row, { note, now }) => {
      if (row.status === 'CONFIRMED' && Date.parse(String(row.starts_at)) > now.getTime()) note('calls');
      return { ...row, reminder_mail_id: null };
    },
  },
  former_blog_slugs: former,
  former_page_slugs: { row: z.object({ slug: pageSlug }) },
  former_portfolio_slugs: former,
  imports: {
    // A running import goes on when its file is given again.
    convert: (row) => (['done', 'undone', 'failed'].includes(String(row.state)) ? row : { ...row, state: 'failed' }),
  },
  // A mail that waits is not sent from here: the other site may have sent it meanwhile.
  newsletter_deliveries: {
    convert: (row) => (['WAITING', 'HANDED'].includes(String(row.state)) ? { ...row, state: 'SKIPPED' } : row),
  },
  newsletter_issues: {
    convert: (row, { now }) =>
      row.finished_at ? row : { ...row, state: 'STOPPED', pause_reason: null, finished_at: now.toISOString() },
  },
  newsletter_subscribers: {
    convert: (row, { note }) => {
      if (row.state === 'CONFIRMED') note('readers');
      return row;
    },
  },
  page_texts: {
    row: z.object({ page: z.enum(pageKeys), texts: z.record(z.string(), z.string()) }),
  },
  pages: {
    row: z.object({
      slug: pageSlug.check(z.refine((text) => !isReservedSegment(text))),
      image_url,
      language,
      sections: z.unknown().check(z.refine(areStoredSections)),
    }),
  },
  pictures: {
    // Another site may have stored it in another way.
    convert: (row) => ({ ...row, ...(row.vector != null && { vector: sanitizedVector(String(row.vector)) }) }),
  },
  portfolio_items: content,
  redirects: {
    row: z.object({
      from: z.string().check(z.refine((from) => [normalPath(from), selectorPath(from)].includes(from))),
      to: z.nullable(z.string().check(z.refine((to) => normalTarget(to) === to))),
    }),
  },
  review_links: {
    convert: (row, { note, now }) => {
      const isOpen = !row.used_at && !row.revoked_at && Date.parse(String(row.expires_at)) > now.getTime();
      if (isOpen) note('reviewLinks');
      const revokedAt = isOpen ? now.toISOString() : row.revoked_at;
      return { ...row, token_hash: hashToken(makeToken()), revoked_at: revokedAt, reminder_mail_id: null };
    },
  },
  site_settings: {
    row: z.object({
      values: z.extend(SiteInput, {
        // Only the rules that were changed are stored.
        booking: z.optional(z.partial(BookingRulesInput)),
        catalogue: z.optional(StoredCatalogue),
        navigation: z.optional(StoredNavigation),
      }),
    }),
    convert: (row, { colours }) => {
      const { colours: changed } = row.values as { colours?: object };
      SiteColours.parse({ values: { colours: { ...colours, ...changed } } });
      return row;
    },
  },
  users: {
    convert: (row, { note, passwordHash }) => {
      note('staff');
      return { ...row, role: 'Employee', password_hash: passwordHash };
    },
  },
  webhooks: {
    row: z.object({ url: z.url({ protocol: /^https?$/ }) }),
    convert: (row, { note, secret }) => {
      note('webhooks');
      return { ...row, is_on: false, sealed_secret: sealSecret(makeSecret(), String(row.id), secret) };
    },
  },
};

/** @returns the reader, which throws for an invalid row */
export async function createRowReader({ now, secret, siteFile }: Pick<Context, 'now' | 'secret' | 'siteFile'>) {
  const changeCounts: ChangeCounts = new Map();
  const note = (change: keyof typeof changes) => void changeCounts.set(change, (changeCounts.get(change) ?? 0) + 1);
  // Hash of a random password that nobody knows.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const read = (table: string, row: SiteRow): SiteRow => {
    const { row: shape, convert } = rules[table] ?? {};
    shape?.parse(row);
    return convert ? convert(row, { now: now(), secret, colours: siteFile.colours, passwordHash, note }) : row;
  };
  return { read, changeCounts, note };
}
