import { Code } from './Code.tsx';
import { CodeText } from './CodeText.tsx';
import type { Reference } from './reference.ts';

export function Basics({ reference }: { reference: Reference }) {
  const { info, components } = reference;
  const refusal = components.responses.NOT_FOUND?.content['application/json']?.example;
  return (
    <section aria-labelledby="basics" className="pb-12">
      <h2 id="basics" className="text-2xl">
        Basics
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-6 xl:grid-cols-2">
        <div className="measure grid content-start gap-4">
          <p>
            <CodeText text={info.description} />
          </p>
          <p>
            Calls for staff and for admins need a header,{' '}
            <code className="mono bg-paper-deep px-1">Authorization: Bearer TOKEN</code>.{' '}
            <CodeText text={components.securitySchemes.bearer.description} /> An admin may do whatever staff may.
          </p>
          <p>
            Every refusal has the same body, with its sentence in each spot where a client may look for it. Where fields
            were at fault, <code className="mono bg-paper-deep px-1">errors</code> has a sentence for each of them.
          </p>
        </div>
        <Code label="A refusal, 404" text={JSON.stringify(refusal, null, 2)} />
      </div>
    </section>
  );
}
