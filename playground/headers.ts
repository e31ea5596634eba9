/** @returns the text of a header editor with this token in it, beside what else it said; what was no JSON is lost */
export function withToken(text: string, token: string): string {
  const others = Object.entries(parsed(text)).filter(([name]) => name.toLowerCase() !== 'authorization');
  return JSON.stringify({ ...Object.fromEntries(others), Authorization: `Bearer ${token}` }, null, 2);
}

/** @returns the text of a header editor with these headers in it, beside what else it said */
export const withHeaders = (text: string, headers: Record<string, string>): string =>
  JSON.stringify({ ...parsed(text), ...headers }, null, 2);

/** @returns those headers that are texts */
export const parsedHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(Object.entries(parsed(text)).filter(([, value]) => typeof value === 'string'));

function parsed(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
