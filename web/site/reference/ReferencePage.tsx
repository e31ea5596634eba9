import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { GRAPHQL, paths } from '#web/shared/paths.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { Basics } from './Basics.tsx';
import { CallSection } from './CallSection.tsx';
import { wordsOf } from './calls.ts';
import { ReferenceContents } from './ReferenceContents.tsx';
import { OPENAPI, POSTMAN, type Reference, SDL } from './reference.ts';
import { useReference } from './useReference.ts';

/** REST reference, rendered from its OpenAPI document. */
export function ReferencePage() {
  const { name } = useSite();
  const { reference, failed, retry } = useReference();
  return (
    <article className="shell pt-6 pb-20 lg:pt-8 lg:pb-32">
      <PageHead
        title={`REST API - ${name}`}
        description={`Every call of ${name}’s REST API: who may, what it takes and what it answers, with examples.`}
        canonicalPath={paths.reference}
        noindex
      />
      <Head reference={reference} />
      {reference ? (
        <Calls reference={reference} />
      ) : failed ? (
        <div className="mt-10">
          <ErrorPanel title="Loading Failed" message="The reference could not be loaded." onRetry={retry} />
        </div>
      ) : (
        <Loading />
      )}
    </article>
  );
}

function Head({ reference }: { reference: Reference | null }) {
  const count = reference && Object.values(reference.paths).flatMap((methods) => Object.keys(methods)).length;
  return (
    <header className="border-b-2 border-ink pb-10 lg:pb-14">
      <h1 className="-ml-[0.045em] text-display font-extrabold tracking-[-0.045em]">REST API</h1>
      <div className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <div className="max-w-[36em] lg:col-span-8">
          <p className="text-lg">
            {count ? `${count} calls for programs` : 'Calls for programs'} that read, write and publish here: who may,
            what each takes, what it answers.
          </p>
          {reference && <p className="mono mt-3 text-sm font-semibold wrap-anywhere">{reference.servers[0].url}</p>}
        </div>
        <ul className="screen-only grid gap-1 font-semibold lg:col-span-4 lg:justify-items-end">
          <li>
            <a href={OPENAPI} className="link">
              OpenAPI document
            </a>
          </li>
          <li>
            <a href={OPENAPI} download="openapi.json" className="link">
              The same as a file
            </a>
          </li>
          <li>
            <a href={POSTMAN} download className="link">
              Postman collection
            </a>
          </li>
          <li>
            <a href={SDL} download="schema.graphql" className="link">
              Schema as SDL
            </a>
          </li>
          <li>
            <a href={GRAPHQL} className="link">
              GraphQL playground
            </a>
          </li>
        </ul>
      </div>
    </header>
  );
}

function Calls({ reference }: { reference: Reference }) {
  const words = wordsOf(reference);
  return (
    <div className="mt-10 grid gap-x-10 gap-y-12 lg:mt-14 lg:grid-cols-12">
      <ReferenceContents words={words} />
      <div className="min-w-0 lg:col-span-9">
        <Basics reference={reference} />
        {words.map(({ name, anchor, description, calls }) => (
          <section key={anchor} aria-labelledby={anchor} className="border-t-2 border-ink pt-6 pb-6">
            <h2 id={anchor} className="text-2xl">
              {name}
            </h2>
            <p className="mt-2 mb-6 text-ink-soft">{description}</p>
            {calls.map((call) => (
              <CallSection key={call.anchor} call={call} reference={reference} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
