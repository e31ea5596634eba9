import { AFFILIATE_MEDIUM, AFFILIATE_SOURCE } from '#schema/referralStrings.ts';
import { MAX_SOURCE, sourceStrings } from '#schema/sourceLabel.ts';
import type { VisitBeacon } from '#schema/visit.ts';
import { DIRECT } from '#schema/visitNames.ts';
import { badField } from '#server/platform/errors.ts';
import { hostOf } from './hostOf.ts';

export type Source = {
  source: string;
  medium: string | null;
  campaign: string | null;
  /** The host of the referring page, or the package name of the referring app. */
  referrer: string | null;
};

type Site = [pattern: RegExp, source: string, medium: string | null];

const TLD = String.raw`(com|[a-z]{2}|(com|co)\.[a-z]{2})`;
/** Sites with many hosts, and one name for each. A search engine's other services are no search. */
const sitesByHost: Site[] = [
  [new RegExp(String.raw`^((images|encrypted|ipv4|ipv6)\.)?google\.(cat|${TLD})$`), 'google', 'search'],
  [/^mail\.google\.com$/, 'gmail', 'email'],
  [/^((cn|m|[a-z]{2})\.)?bing\.com$/, 'bing', 'search'],
  [/^((html|lite|safe|start|noai)\.)?duckduckgo\.com$/, 'duckduckgo', 'search'],
  [
    new RegExp(String.raw`^(([a-z]{2}\.)?(m\.|search\.|images\.search\.|r\.search\.)?)yahoo\.${TLD}$`),
    'yahoo',
    'search',
  ],
  [/^(.+\.)?(facebook\.com|fb\.com|fb\.me|fb\.watch|messenger\.com|m\.me)$/, 'facebook', 'social'],
  [/^(.+\.)?(instagram\.com|instagr\.am|ig\.me)$/, 'instagram', 'social'],
  [/^(.+\.)?threads\.(net|com)$/, 'threads', 'social'],
  [/^(.+\.)?(linkedin\.com|lnkd\.in)$/, 'linkedin', 'social'],
  [/^(.+\.)?(twitter\.com|x\.com|t\.co)$/, 'x', 'social'],
  [/^(.+\.)?(youtube\.com|youtu\.be)$/, 'youtube', 'social'],
  [/^(.+\.)?(whatsapp\.com|wa\.me)$/, 'whatsapp', 'social'],
  [/^(.+\.)?(telegram\.(org|me)|t\.me)$/, 'telegram', 'social'],
  [/^outlook\.(live|office|office365)\.com$|^outlook\.com$|^outlook\.cloud\.microsoft$/, 'outlook', 'email'],
  [new RegExp(String.raw`^([a-z]{2}\.)?mail\.yahoo\.${TLD}$`), 'yahoo mail', 'email'],
  [/^(.+\.)?slack\.com$/, 'slack', null],
  [/^(.+\.)?tiktok\.com$/, 'tiktok', 'social'],
  [new RegExp(String.raw`^(.+\.)?pinterest\.${TLD}$|^pin\.it$`), 'pinterest', 'social'],
  [/^(.+\.)?reddit\.com$|^redd\.it$/, 'reddit', 'social'],
  [new RegExp(String.raw`^(m\.)?yandex\.${TLD}$|^ya\.ru$`), 'yandex', 'search'],
  [/^(m\.)?baidu\.com$/, 'baidu', 'search'],
  [/^(m\.)?search\.naver\.com$/, 'naver', 'search'],
  [/^search\.brave\.com$/, 'brave', 'search'],
  [/^ecosia\.org$/, 'ecosia', 'search'],
  [/^startpage\.com$/, 'startpage', 'search'],
  [/^(lite\.)?qwant\.com$/, 'qwant', 'search'],
  // The name that it adds to its links.
  [/^(chatgpt\.com|chat\.openai\.com)$/, 'chatgpt', null],
];

/** Package names of apps, which browsers of Android send as the referrer. */
const sitesByApp: Site[] = [
  [/^com\.google\.android\.gm(\.lite)?$/, 'gmail', 'email'],
  [/^com\.google\.android\.googlequicksearchbox$/, 'google', 'search'],
  [/^com\.google\.android\.youtube$/, 'youtube', 'social'],
  [/^com\.facebook\.(katana|lite|orca|mlite)$/, 'facebook', 'social'],
  [/^com\.instagram\.(android|lite)$/, 'instagram', 'social'],
  [/^com\.linkedin\.android(\.lite)?$/, 'linkedin', 'social'],
  [/^com\.twitter\.android(\.lite)?$/, 'x', 'social'],
  [/^com\.whatsapp(\.w4b)?$/, 'whatsapp', 'social'],
  [/^org\.telegram\.messenger(\.web)?$/, 'telegram', 'social'],
  [/^com\.microsoft\.office\.outlook$/, 'outlook', 'email'],
  [/^com\.yahoo\.mobile\.client\.android\.mail$/, 'yahoo mail', 'email'],
  [/^com\.slack$/i, 'slack', null],
];

/** Names that advertisers use for the same site. */
const sourceAliases: Record<string, string> = {
  ...{ fb: 'facebook', meta: 'facebook', ig: 'instagram', insta: 'instagram', yt: 'youtube', twitter: 'x' },
  ...{ li: 'linkedin', wa: 'whatsapp' },
  // Values of Meta's {{site_source_name}} and {{placement}}.
  ...{ an: 'facebook', audience_network: 'facebook', msg: 'facebook', messenger: 'facebook', th: 'threads' },
};
/** Such as facebook_mobile_feed, fb ads and ig-story. */
const ofMeta = /^(facebook|fb|instagram|ig)[ _-]/;

type Network = [source: string, medium: string | null];

/** Click ids that mark advertisements only. */
const advertisers: Record<string, string> = {
  ...{ gclid: 'google', gbraid: 'google', wbraid: 'google', msclkid: 'bing' },
  ...{ li_fat_id: 'linkedin', ttclid: 'tiktok', twclid: 'x' },
};

/**
 * Determines the source: campaign, affiliate, advertisement, referring page, a link on a page of Meta, or direct.
 * @param host of this site, whose own pages are no source
 * @param isReferred whether an accepted affiliate's link was followed
 */
export function sourceOf(
  { referrer, campaign }: Pick<VisitBeacon, 'referrer' | 'campaign'>,
  host: string,
  isReferred: boolean,
): Source {
  const { name: referrerName, site, siteMedium } = siteOf(referrer, host);
  const advertiser = Object.entries(advertisers).find(([id]) => Object.hasOwn(campaign, id))?.[1];
  const advertisement: Network | null = advertiser === undefined ? null : [advertiser, 'paid'];
  const page: Network | null = site === null ? null : [site, siteMedium];
  // Meta marks every link, also in posts and messages: it says something only where nothing else does.
  const metaPage: Network | null = Object.hasOwn(campaign, 'fbclid') ? ['facebook', 'social'] : null;
  const [linkSource, linkMedium] = advertisement ?? page ?? metaPage ?? [DIRECT, null];
  const utmSource = campaignSource(campaign.utm_source);
  const isAffiliateLink = isReferred && utmSource === null;
  return {
    source: utmSource ?? (isAffiliateLink ? AFFILIATE_SOURCE : linkSource),
    medium: parameterOf(campaign.utm_medium) ?? (isAffiliateLink ? AFFILIATE_MEDIUM : linkMedium),
    campaign: parameterOf(campaign.utm_campaign),
    referrer: referrerName,
  };
}

type ReferringSite = { name: string | null; site: string | null; siteMedium: string | null };

/** @property name the host of the referring page, or the package of the app */
function siteOf(referrer: string, ownHost: string): ReferringSite {
  const app = /^(?:android|ios)-app:\/\/([\w.-]{1,200})/i.exec(referrer)?.[1];
  const name = app?.toLowerCase().replace(/^www\./, '') ?? foreignHost(referrer, ownHost);
  if (name === null) return { name, site: null, siteMedium: null };
  // An app may send its host.
  const sites = app ? [...sitesByApp, ...sitesByHost] : sitesByHost;
  const [, site, siteMedium] = sites.find(([pattern]) => pattern.test(name)) ?? [];
  return { name, site: site ?? name, siteMedium: siteMedium ?? null };
}

function foreignHost(referrer: string, ownHost: string): string | null {
  const host = hostOf(referrer);
  return host === null || host === ownHost ? null : host.replace(/^www\./, '');
}

/** What a mail or advertising system did not replace with a value, such as `{{campaign.name}}` or `%CAMPAIGN%`. A value may be cut within it. */
const placeholders = new RegExp(
  [
    ...[
      String.raw`\{\{[^{}]*\}{0,2}`,
      String.raw`[$#@%]?\{[^{}]*\}`,
      String.raw`\[\[[^\[\]]*\]{0,2}`,
      '<%[^%]*(?:%>|$)',
    ],
    ...[String.raw`\*\|[^|]*\|\*`, String.raw`(?<![\d%])%{1,2}[A-Za-z][\w.:-]*%{1,2}`, '__[A-Z][A-Z_]*__'],
  ].join('|'),
  'g',
);
/** What programs write for a value that they do not have. */
const nothings = /^(?:\((?:not set|not provided|none)\)|null|undefined)$/;

/** @returns the name in a parameter; null if there is nothing but placeholders */
export function parameterOf(text: string | null | undefined): string | null {
  const plain = (text ?? '').replace(/%7b/gi, '{').replace(/%7d/gi, '}');
  const rest = plain.replace(placeholders, ' ');
  if (rest !== plain) return /[\p{L}\p{N}]/u.test(rest) ? nameOf(rest.replace(/^[\s|_-]+|[\s|_-]+$/g, '')) : null;
  const name = nameOf(text);
  return name !== null && nothings.test(name) ? null : name;
}

/** A site's hosts and abbreviations are one source. */
function campaignSource(text: string | undefined): string | null {
  const name = parameterOf(text);
  return name === null ? null : siteName(ofMeta.exec(name)?.[1] ?? name);
}

function siteName(name: string): string {
  const host = name
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '');
  const site = sitesByHost.find(([pattern]) => pattern.test(host))?.[1];
  return site ?? (Object.hasOwn(sourceAliases, name) ? (sourceAliases[name] as string) : name);
}

/** Normalizes a source that a person or a file names: words like "fb group of Pune" stay as they are. */
export function sourceName(text: string | null | undefined): string | null {
  const name = parameterOf(text);
  return name === null ? null : siteName(name);
}

/** Normalizes a source that staff entered. @throws BAD_USER_INPUT when it is too long */
export function readSource(text: string | null | undefined): string | null {
  if ((text?.trim().length ?? 0) <= MAX_SOURCE) return sourceName(text);
  throw badField('source', sourceStrings.tooLong);
}

/** Normalizes a name: one line, lower case, visible characters; null if empty. */
export function nameOf(text: string | null | undefined): string | null {
  const visibleText = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return [...visibleText].slice(0, MAX_SOURCE).join('').trim() || null;
}
