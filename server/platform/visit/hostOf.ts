const MAX_HOST = 253;

export function hostOf(address = ''): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { host } = new URL(address);
  return host.length <= MAX_HOST ? host : null;
}
