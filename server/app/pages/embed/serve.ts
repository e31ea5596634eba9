import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LanguageCode } from '#schema/languages.ts';
import { EMBED_REVIEWS } from '#schema/review.ts';
import { type ThemeName, themeNames } from '#schema/themeNames.ts';
import { DEFAULT_MAX_AGE, setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import { notLaunched } from '#server/app/graphql/gates/launch.ts';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { readReviewPage } from '#server/clients/review/reviews.ts';
import type { Services } from '#server/platform/context.ts';
import { inLanguage } from '#server/platform/mail/language.ts';
import { EMBEDDED_REVIEWS } from '#web/shared/paths.ts';
import { embedOf, stylesOf } from './reviews.ts';

type Query = Record<string, unknown>;
type Request = { query: unknown };

/** Serves embeds for other sites. They are anonymous: no session is read. */
export function serveEmbeds(app: FastifyInstance, services: Services): void {
  app.get(EMBEDDED_REVIEWS, (request, reply) => sendEmbed(services, request, reply));
}

/** @param language omitted: the main one @throws UNAVAILABLE before the launch */
export async function sendEmbed(
  services: Services,
  { query }: Request,
  reply: FastifyReply,
  language?: LanguageCode,
): Promise<FastifyReply> {
  const { settings } = services;
  const brand = inLanguage({ settings, site: await services.readSite() }, language);
  if (!brand.site.isLaunched) throw notLaunched();
  const page = await readReviewPage(services, 1);
  const styles = stylesOf(brand.site, themeOf(query as Query));
  const html = embedOf({ ...page, nodes: page.nodes.slice(0, limitOf(query as Query)) }, brand, styles);
  const hash = createHash('sha256').update(styles).digest('base64');
  // Only this address may be framed.
  reply.removeHeader('X-Frame-Options');
  reply.headers({
    'content-security-policy': contentSecurity.embed(hash),
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });
  return setCachePolicy(reply, DEFAULT_MAX_AGE).type('text/html; charset=utf-8').send(html);
}

function limitOf({ limit }: Query): number {
  const { some, most } = EMBED_REVIEWS;
  const wanted = typeof limit === 'string' && /^\d{1,3}$/.test(limit) ? Number(limit) : some;
  return Math.min(Math.max(wanted, 1), most);
}

/** @returns null for the theme of the visitor's system */
const themeOf = ({ theme }: Query): ThemeName | null => themeNames.find((name) => name === theme) ?? null;
