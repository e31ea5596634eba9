import { unicodeDomain } from '#schema/emailAddress.ts';
import type { Header } from './mail.ts';

type Finding = { method: string; result: string; rest: string };
type Statement = { server: string; findings: Finding[] };

/**
 * Reads the Authentication-Results headers (RFC 8601) of the receiving server, which is the topmost one's. What it says
 * against the mail counts wherever it stands; what it says for it only above the next hop, as lower headers came with
 * the mail and may be forged.
 */
export function isForged(headers: Header[], email: string): boolean {
  if (headers.filter(({ key }) => key === 'from').length > 1) return true;
  const top = headers.findIndex(({ key }) => key === 'authentication-results');
  if (top === -1) return false;
  const { server } = statementOf(headers[top] as Header);
  const hop = headers.findIndex(({ key }, at) => at > top && key === 'received');
  const statements = headers.map((header, at) => ({
    ...(header.key === 'authentication-results' ? statementOf(header) : { server: null, findings: [] }),
    isTrusted: hop === -1 || at < hop,
  }));
  const ofServer = statements.filter((statement) => statement.server === server);
  const all = ofServer.flatMap(({ findings }) => findings);
  const trusted = ofServer.filter(({ isTrusted }) => isTrusted).flatMap(({ findings }) => findings);
  const dmarc = resultsOf(all, 'dmarc');
  if (dmarc.some((result) => /^(fail|quarantine|reject)$/.test(result))) return true;
  const hasPassed =
    resultsOf(trusted, 'dmarc').length > 0 && dmarc.every((result) => /^(bestguess)?pass$/.test(result));
  if (hasPassed) return !isAbout(trusted, email);
  // Microsoft's verdict where the domain has no DMARC.
  if (resultsOf(all, 'compauth').includes('fail')) return true;
  const isSigned = trusted.some((finding) => finding.method === 'dkim' && isSignature(finding, email));
  const spf = resultsOf(all, 'spf');
  if (spf.some((result) => /^(hard|soft)?fail$/.test(result)) && !isSigned) return true;
  const hasGood = ['dkim', 'spf'].some((method) => resultsOf(trusted, method).includes('pass'));
  return resultsOf(all, 'dkim').includes('fail') && !hasGood;
}

/** A signature of another domain says nothing about the sender. */
function isSignature({ result, rest }: Finding, email: string): boolean {
  const signer = /\bheader\.[di]\s*=\s*"?(?:[^\s";@]*@)?([^\s";@]+)/i.exec(rest)?.[1]?.toLowerCase();
  const [by, of] = [unicodeDomain(signer ?? ''), domainOf(email)];
  return result === 'pass' && (!by || by === of || of.endsWith(`.${by}`) || by.endsWith(`.${of}`));
}

const domainOf = (email: string): string => unicodeDomain(email.slice(email.lastIndexOf('@') + 1));

const resultsOf = (findings: Finding[], method: string): string[] =>
  findings.filter((finding) => finding.method === method).map(({ result }) => result);

/** Exchange names no server. */
function statementOf({ value }: Header): Statement {
  const parts = withoutComments(value.slice(0, 16_384));
  const server = /^\s*([^\s;=]+)(\s+\d+)?\s*(;|$)/.exec(parts)?.[1]?.toLowerCase() ?? '';
  return { server, findings: findingsIn(parts) };
}

/** @returns whether DMARC checked the displayed domain: with two From lines it may have checked the other */
function isAbout(findings: Finding[], email: string): boolean {
  const domains = findings.flatMap(({ method, rest }) =>
    method === 'dmarc'
      ? (/\bheader\.from\s*=\s*"?(?:[^\s";@]*@)?([^\s";@]+)/i.exec(rest)?.[1]?.toLowerCase() ?? [])
      : [],
  );
  const domain = domainOf(email);
  return (
    domains.length === 0 || domains.map(unicodeDomain).some((name) => name === domain || domain.endsWith(`.${name}`))
  );
}

const findingsIn = (value: string): Finding[] =>
  value.split(';').flatMap((part) => {
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
