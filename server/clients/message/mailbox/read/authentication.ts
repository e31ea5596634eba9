import type { Header } from './mail.ts';

type Finding = { method: string; result: string; rest: string };

/** Reads the top Authentication-Results header (RFC 8601): lower ones came with the mail and may be forged. */
export function isForged(headers: Header[], email: string): boolean {
  if (headers.filter(({ key }) => key === 'from').length > 1) return true;
  const top = headers.find(({ key }) => key === 'authentication-results');
  if (!top) return false;
  const findings = findingsIn(top.value.slice(0, 16_384));
  const resultsOf = (method: string) =>
    findings.filter((finding) => finding.method === method).map(({ result }) => result);
  const dmarc = resultsOf('dmarc');
  if (dmarc.includes('fail')) return true;
  if (dmarc.some((result) => result === 'pass' || result === 'bestguesspass')) return !isAbout(findings, email);
  return failsWithoutDmarc(resultsOf('spf'), resultsOf('dkim'));
}

function failsWithoutDmarc(spf: string[], dkim: string[]): boolean {
  if (spf.some((result) => /^(hard|soft)?fail$/.test(result)) && !dkim.includes('pass')) return true;
  return dkim.includes('fail') && !dkim.includes('pass') && !spf.includes('pass');
}

/** @returns whether DMARC checked the displayed domain: with two From lines it may have checked the other */
function isAbout(findings: Finding[], email: string): boolean {
  const domains = findings.flatMap(({ method, rest }) =>
    method === 'dmarc'
      ? (/\bheader\.from\s*=\s*"?(?:[^\s";@]*@)?([^\s";@]+)/i.exec(rest)?.[1]?.toLowerCase() ?? [])
      : [],
  );
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domains.length === 0 || domains.some((name) => name === domain || domain.endsWith(`.${name}`));
}

const findingsIn = (value: string): Finding[] =>
  withoutComments(value)
    .split(';')
    .flatMap((part) => {
      const [, method = '', result = '', rest = ''] =
        /^\s*([a-z][a-z0-9-]*)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)(.*)$/is.exec(part) ?? [];
      return method ? [{ method: method.toLowerCase(), result: result.toLowerCase(), rest }] : [];
    });

/** @returns the value without comments (which may nest) and quoted strings */
function withoutComments(value: string): string {
  let result = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at++) {
    const letter = value[at] as string;
    if (letter === '\\') at++;
    else if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) result += letter;
  }
  return result;
}
