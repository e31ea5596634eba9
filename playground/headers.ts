/** @returns the text of a header editor with this token in it, beside what else it said; what was no JSON is lost */
export function withToken(text: string, token: string): string {
  const others = Object.entries(parsed(text)).filter(([name]) => name.toLowerCase() !== 'authorization');
  return JSON.stringify({ ...Object.fromEntries(others), Authorization: `Bearer ${token}` }, null, 2);
}

function parsed(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
