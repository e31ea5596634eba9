import type { ReferenceCall } from './calls.ts';

/** Quotes a text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const addressOf = ({ path, parameters }: ReferenceCall, server: string) =>
  server + parameters.reduce((done, { name, example }) => done.replace(`{${name}}`, example), path);

function opening(call: ReferenceCall, server: string): string[] {
  const method = call.method === 'GET' ? '' : `-X ${call.method} `;
  const token = call['x-audience'] === 'public' ? [] : ["-H 'Authorization: Bearer TOKEN'"];
  return [`curl ${method}${quoted(addressOf(call, server))}`, ...token];
}

const command = (lines: string[]) => lines.join(' \\\n  ');

export function curlOf(call: ReferenceCall, server: string): string {
  const example = call.requestBody?.content['application/json'].example;
  const body = example ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example, null, 2))}`] : [];
  return command([...opening(call, server), ...body]);
}

/** The same as a multipart form with a picture. @param file name of the file field */
export function formCurlOf(call: ReferenceCall, server: string, file: string): string {
  const example = call.requestBody?.content['application/json'].example as Record<string, unknown>;
  const fields = Object.entries(example)
    .filter(([name]) => name !== 'imageUrl')
    .flatMap(([name, value]) => [value].flat().map((one) => `-F ${quoted(`${name}=${one}`)}`));
  return command([...opening(call, server), ...fields, `-F ${file}=@picture.png`]);
}
