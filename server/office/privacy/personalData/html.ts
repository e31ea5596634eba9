import { xml } from '#server/platform/xml.ts';
import type { Exported, ExportedRow } from './exported.ts';

const styles =
  ':root{color-scheme:light dark}*{box-sizing:border-box}' +
  'body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'h1{line-height:1.2}h2{margin-top:2.5rem}article{border-top:1px solid;padding:1rem 0}article article{margin-left:1rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem;margin:0}' +
  'dt{font-weight:600}dd{margin:0;white-space:pre-wrap}' +
  '@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}';

/** In the file itself: it is opened from disk, without HTTP headers. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** A self-contained page: escaped texts, no scripts, no external resources. */
export function htmlOf({ exportedAt, addresses, records, mentions }: Exported): string {
  const title = 'What we hold of you';
  const sections = [
    ...records.map(({ label, rows }) => section(label, rows.length, rows)),
    ...mentions.map(({ label, count, rows }) => section(label, count, rows)),
  ];
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1>` +
    `<p>Under ${xml(addresses.join(', '))}, on ${xml(exportedAt)}.</p>` +
    `${sections.join('') || '<p>Nothing.</p>'}</main></body></html>\n`
  );
}

const section = (label: string, count: number, rows: ExportedRow[]) =>
  `<section><h2>${xml(label)} (${count})</h2>${rows.map(article).join('')}</section>`;

function article(row: ExportedRow): string {
  const parts = Object.entries(row).filter(([, value]) => !isNested(value) && value !== null && value !== '');
  const nestedEntries = Object.entries(row).filter(([, value]) => isNested(value));
  const facts = parts.map(([name, value]) => `<dt>${xml(nameOf(name))}</dt><dd dir="auto">${xml(textOf(value))}</dd>`);
  const nestedHtml = nestedEntries.map(
    ([name, rows]) => `<h3>${xml(nameOf(name))}</h3>${(rows as ExportedRow[]).map(article).join('')}`,
  );
  return `<article><dl>${facts.join('')}</dl>${nestedHtml.join('')}</article>`;
}

const isNested = (value: unknown) => Array.isArray(value) && value.some((item) => typeof item === 'object');

function nameOf(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
