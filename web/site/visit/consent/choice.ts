import { CONSENT_COOKIE, CONSENT_SECONDS, choiceIn, choiceOf, type Tags } from '#schema/tagServices.ts';

/** Whether the browser refuses for its user: by Global Privacy Control or Do Not Track. */
export function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** @returns null when these tags have not been asked for yet */
export function readChoice(tags: Tags): boolean | null {
  const stored = choiceIn(document.cookie);
  if (stored === choiceOf(true, tags)) return true;
  return stored === choiceOf(false, tags) ? false : null;
}

export function storeChoice(isAgreed: boolean, tags: Tags): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  setCookie(`${CONSENT_COOKIE}=${choiceOf(isAgreed, tags)};max-age=${CONSENT_SECONDS};path=/;samesite=lax${secure}`);
}

const ofTags = /^(_ga|_gid|_gat|_gcl_|_fbp|_fbc|_fbclid|li_|_li|ln_or)/;

/** Removes the cookies of tags, on this host and on the domains above it. */
export function removeTagCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  const names = document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
  for (const name of names.filter((one) => ofTags.test(one)))
    for (const domain of ['', ...domains.map((one) => `;domain=${one}`)])
      setCookie(`${name}=;max-age=0;path=/${domain}`);
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = cookie;
}
