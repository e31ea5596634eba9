const MAX_HOST = 253;

/** @returns the host of a page's address, and nothing else of it; null for anything but an http(s) address */
export function hostOf(address = ''): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { host } = new URL(address);
  return host.length <= MAX_HOST ? host : null;
}
