import { CodeText } from './CodeText.tsx';
import { kindOf } from './calls.ts';
import type { Schema } from './reference.ts';

type Props = { title: string; fields: [name: string, schema: Schema][]; required: readonly string[] };

export function Fields({ title, fields, required }: Props) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4 className="mt-6 text-sm font-semibold">{title}</h4>
      <dl className="mt-2 border-t border-line text-sm">
        {fields.map(([name, schema]) => (
          <div key={name} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[11rem_1fr]">
            <dt>
              <code className="mono font-semibold wrap-anywhere">{name}</code>
              {required.includes(name) ? (
                <span className="ml-2 text-xs font-semibold text-signal-ink sm:ml-0 sm:block">required</span>
              ) : (
                <span className="ml-2 text-xs text-ink-soft sm:ml-0 sm:block">optional</span>
              )}
            </dt>
            <dd>
              <span className="text-ink-soft">{kindOf(schema)}</span>
              {schema.description && (
                <>
                  {' · '}
                  <CodeText text={schema.description} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
