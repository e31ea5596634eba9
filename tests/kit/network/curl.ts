import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

// The options of curl that docs/integrators.md uses, for machines without curl. It exits on an unknown option.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    'no-buffer': { type: 'boolean', short: 'N' },
    get: { type: 'boolean', short: 'G' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true },
    data: { type: 'string', short: 'd' },
    'data-urlencode': { type: 'string', multiple: true },
    form: { type: 'string', short: 'F', multiple: true },
    'write-out': { type: 'string', short: 'w' },
  },
});

const pair = (text: string): [name: string, value: string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};
const url = new URL(positionals[0] as string);
const form = values.form && new FormData();
for (const [name, value] of values.form?.map(pair) ?? []) {
  if (value.startsWith('@')) form?.append(name, new File([readFileSync(value.slice(1))], basename(value.slice(1))));
  else form?.append(name, value);
}
const encoded = new URLSearchParams(values['data-urlencode']?.map(pair));
if (values.get) url.search = encoded.toString();

const body = values.get ? undefined : (form ?? values.data);
const headers = (values.header ?? []).map((line): [string, string] => {
  const [name = '', ...value] = line.split(':');
  return [name, value.join(':').trim()];
});
const method = values.request ?? (body === undefined ? 'GET' : 'POST');
const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
for await (const chunk of answer.body ?? []) process.stdout.write(chunk);
process.stdout.write(
  (values['write-out'] ?? '').replaceAll('%{http_code}', String(answer.status)).replaceAll('\\n', '\n'),
);
