import { Fragment } from 'react';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Code } from './Code.tsx';
import { CodeText } from './CodeText.tsx';
import { type ReferenceCall, resolve } from './calls.ts';
import { curlOf, formCurlOf } from './curl.ts';
import { Fields } from './Fields.tsx';
import type { Parameter, Reference, Schema } from './reference.ts';

const audiences = { public: 'Everybody', staff: 'Staff', admin: 'Admins' } as const;

type Props = { call: ReferenceCall; reference: Reference };

export function CallSection({ call, reference }: Props) {
  const { anchor, method, path, summary, description, parameters, headers } = call;
  const audience = call['x-audience'];
  return (
    <section aria-labelledby={anchor} className="border-t border-line py-10">
      <h3 id={anchor} className="mono flex flex-wrap items-baseline gap-x-3 text-base font-semibold tracking-normal">
        <span className="bg-ink px-2 py-1 text-xs text-paper">{method}</span>
        <a href={`#${anchor}`} className="wrap-anywhere hover:text-signal-ink hover:underline">
          {path}
        </a>
      </h3>
      <div className="mt-4 grid gap-x-10 gap-y-6 xl:grid-cols-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs font-semibold">
            <Badge tone={audience === 'public' ? 'ok' : audience === 'admin' ? 'signal' : 'neutral'}>
              {audiences[audience]}
            </Badge>
            {audience !== 'public' && <span className="text-ink-soft">with a bearer token</span>}
          </p>
          <p className="measure mt-3 text-base font-semibold">
            <CodeText text={`${summary}.`} />
          </p>
          <p className="measure mt-1 text-sm">
            <CodeText text={description} />
          </p>
          <Fields title="In the path" fields={parameters.map(fieldOf)} required={parameters.map(({ name }) => name)} />
          <Fields title="In a header" fields={headers.map(fieldOf)} required={[]} />
          <Body call={call} reference={reference} />
          <Statuses call={call} reference={reference} />
        </div>
        <Examples call={call} reference={reference} />
      </div>
    </section>
  );
}

const fieldOf = ({ name, description, schema }: Parameter): [string, Schema] => [name, { ...schema, description }];

/** Fields of the body, from the form schema because it has all of them. */
function Body({ call, reference }: Props) {
  const form = formOf(call, reference);
  if (!form) return null;
  const json = resolve(reference, call.requestBody?.content['application/json'].schema as Schema);
  const fields = Object.entries(form.properties ?? {}).map(
    ([name, schema]) => [name, json.properties?.[name] ?? schema] as [string, Schema],
  );
  return <Fields title="Body, as JSON or as a form" fields={fields} required={form.required ?? []} />;
}

function formOf({ requestBody }: ReferenceCall, reference: Reference): Schema | null {
  return requestBody ? resolve(reference, requestBody.content['multipart/form-data'].schema) : null;
}

const fileOf = (form: Schema) =>
  Object.entries(form.properties ?? {}).find(([, { format }]) => format === 'binary')?.[0];

function Examples({ call, reference }: Props) {
  const [server] = reference.servers;
  const [status = ''] = Object.keys(call.responses);
  const success = resolve(reference, call.responses[status] as object) as {
    content: Record<string, { example: unknown }>;
  };
  const form = formOf(call, reference);
  const file = form && fileOf(form);
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Code label="Example" text={curlOf(call, server.url)} />
      {file && <Code label="The same with a picture" text={formCurlOf(call, server.url, file)} />}
      <Code label={`Answer, ${status}`} text={JSON.stringify(success.content['application/json']?.example, null, 2)} />
    </div>
  );
}

function Statuses({ call, reference }: Props) {
  const statuses = Object.entries(call.responses).map(
    ([status, response]) => [status, resolve(reference, response)] as const,
  );
  return (
    <details className="mt-6 border-y border-line">
      <summary className="py-2 text-sm font-semibold">
        Statuses{' '}
        <span className="font-normal text-ink-soft tabular-nums">{statuses.map(([status]) => status).join(' ')}</span>
      </summary>
      <dl className="grid grid-cols-[2.5rem_1fr] gap-x-4 gap-y-1 pb-3 text-sm tabular-nums">
        {statuses.map(([status, { description }]) => (
          <Fragment key={status}>
            <dt className="font-semibold">{status}</dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
