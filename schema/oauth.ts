import * as z from 'zod/mini';
import { type TokenRole, type TokenScope, tokenScopes, withReading } from './apiToken.ts';
import { nameLine } from './common.ts';
import { scopesFor } from './tokenScopes.ts';

/** Where the consent screen reads and answers the request of an app, and the address of the screen. */
export const INTERACTION = '/oauth/interaction';

/** Most redirect addresses of an app, and the longest. */
export const MAX_REDIRECT_URIS = 10;
const MAX_REDIRECT_URI = 500;
/** Longest name of an app. A longer one is shortened. */
const MAX_NAME = 60;

export const oauthStrings = {
  loadFailed: 'The request of the app could not be loaded.',
  ended: 'This request has ended. Go back to the app and connect it again.',
  failed: 'The app could not be connected.',
  noScope: 'Please choose what the app may do.',
  appsFailed: 'The switch could not be loaded.',
  switchedOn: 'Users may connect apps now.',
  switchedOff: 'Apps are refused now.',
  switchFailed: 'The change could not be saved.',
  badName: 'Please name the app',
  badRedirect: `Please send 1 to ${MAX_REDIRECT_URIS} redirect addresses: https, or http on this computer (127.0.0.1, [::1], localhost)`,
} as const;

/** Schemes that only the named editors open. Any app can claim other schemes. */
const editorSchemes = ['cursor:', 'vscode:', 'vscode-insiders:'];
const loopback = ['127.0.0.1', '[::1]', 'localhost'];

/** @returns whether an app may have its answers sent there: https, this computer, or a known editor (RFC 8252, 7) */
function isRedirectUri(address: string): boolean {
  const url = URL.parse(address);
  if (!url || address.includes('#') || /[\s\\\p{Cc}]/u.test(address) || url.username || url.password) return false;
  const { protocol, hostname } = url;
  if (protocol === 'http:') return loopback.includes(hostname);
  return editorSchemes.includes(protocol) || (protocol === 'https:' && !loopback.includes(hostname));
}

/** @returns who gets the answer, as people know it: a host, or the scheme of an editor */
export function receiverOf(redirectUri: string): string {
  const { protocol, hostname } = new URL(redirectUri);
  return editorSchemes.includes(protocol) ? protocol.slice(0, -1) : hostname;
}

export const isThisComputer = (receiver: string): boolean => loopback.includes(receiver);

const redirectUri = z
  .string(oauthStrings.badRedirect)
  .check(z.maxLength(MAX_REDIRECT_URI, oauthStrings.badRedirect), z.refine(isRedirectUri, oauthStrings.badRedirect));

/** What is stored of the metadata of an app (RFC 7591, 2). Everything else is replaced by the values of this server. */
export const ClientMetadata = z.object({
  client_name: nameLine(1, MAX_NAME, oauthStrings.badName),
  redirect_uris: z
    .array(redirectUri, oauthStrings.badRedirect)
    .check(z.minLength(1, oauthStrings.badRedirect), z.maxLength(MAX_REDIRECT_URIS, oauthStrings.badRedirect)),
});

/**
 * What this server registers of proposed metadata (RFC 7591, 3.2.1): the redirect addresses that it permits, and a name
 * that fits its lists. An app without a name is named by its address.
 */
export function permittedMetadata(body: unknown): unknown {
  const { client_name: name, redirect_uris: addresses } = (body ?? {}) as Record<string, unknown>;
  const permittedUris = Array.isArray(addresses)
    ? addresses.filter((one) => redirectUri.safeParse(one).success)
    : addresses;
  const host = Array.isArray(permittedUris) ? URL.parse(String(permittedUris[0]))?.hostname : undefined;
  return { client_name: shortName(name || host), redirect_uris: permittedUris };
}

/** Characters as people count them, so that none is cut in two. */
function shortName(name: unknown): unknown {
  if (typeof name !== 'string' || name.trim().length <= MAX_NAME) return name;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) {
    if (short.length + segment.length >= MAX_NAME) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}

export const ConsentInput = z.object({
  uid: z.string(),
  /** What the user allows; null refuses the app. */
  scopes: z.nullable(z.array(z.enum(tokenScopes)).check(z.minLength(1, oauthStrings.noScope))),
});

/** The request of an app, as the consent screen shows it. */
export type AppRequest = {
  uid: string;
  name: string;
  receiver: string;
  role: TokenRole;
  /** What the app asks for, as far as the role permits it. */
  scopes: TokenScope[];
  /** What is ticked at first: neither publishing, nor sending, nor deleting, nor settings. */
  proposed: TokenScope[];
};

/** Scopes whose effects leave the office or cannot be undone. A user gives them by a tick of their own. */
const effects =
  /_(REPLY|PUBLISH)$|^(AFFILIATES|BOOKINGS|REVIEWS|SITE|WEBHOOKS)_WRITE$|^REMOVE$|^(AUDIT|SITE|WEBHOOKS)_READ$/;

export function requestedScopes(
  role: TokenRole,
  requested: readonly TokenScope[],
): Pick<AppRequest, 'scopes' | 'proposed'> {
  const scopes = scopesFor(role, withReading(requested));
  return { scopes, proposed: scopes.filter((scope) => !effects.test(scope)) };
}

/** @returns the known scopes of a request with what they imply; all if the app names none */
export function askedScopes(scope: string | null | undefined): TokenScope[] {
  const names = (scope ?? '').split(' ');
  const knownScopes = tokenScopes.filter((name) => names.includes(name));
  return knownScopes.length > 0 ? withReading(knownScopes) : [...tokenScopes];
}
