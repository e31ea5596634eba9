import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useMemo } from 'react';
import { mark } from '#web/shared/app/mark.ts';
import { readSession } from '#web/shared/session/session.ts';
import { Editors } from './Editors.tsx';
import { examplesPlugin } from './Examples.tsx';
import { welcome } from './examples.ts';
import { fetcherOf } from './fetcher.ts';
import { InView } from './InView.tsx';
import { isNarrow } from './narrow.ts';
import { SignIn } from './SignIn.tsx';
import type { PlaygroundState } from './state.ts';
import { useStaff } from './useStaff.ts';

/** The whole page: who and where this is, and below it the playground, or why it is closed. */
export function App({ name, signal, access }: PlaygroundState) {
  const staff = useStaff();
  return (
    <>
      <header className="bar">
        <a href="/" className="brand">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path fill="currentColor" d={mark.shapes} />
            <circle {...mark.ball} fill={signal} />
          </svg>
          {name}
        </a>
        <h1>GraphQL playground</h1>
        <nav aria-label="Elsewhere">
          {access === 'public' && (
            <a href="/graphql/schema.graphql" className="elsewhere">
              Schema (SDL)
            </a>
          )}
          <a href="/api" className="elsewhere">
            REST reference
          </a>
          <a href="/" className="elsewhere">
            Back to the site
          </a>
        </nav>
      </header>
      <main>
        {access === 'public' || staff ? <Playground name={name} signal={signal} access={access} /> : <Closed />}
      </main>
    </>
  );
}

function Closed() {
  return (
    <div className="closed">
      <h2>For signed-in staff</h2>
      <p>This playground is open to those who work here. Sign in on the site, then come back: it opens by itself.</p>
      <a href="/admin/login">Sign in</a>
    </div>
  );
}

const plugins = [examplesPlugin, HISTORY_PLUGIN];

function Playground({ name, signal, access }: PlaygroundState) {
  const fetcher = useMemo(() => fetcherOf(() => (access === 'staff' ? readSession()?.token : undefined)), [access]);
  const tabs = useMemo(() => [{ query: welcome(name) }], [name]);
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      {...(!isNarrow() && { visiblePlugin: examplesPlugin })}
      defaultTabs={tabs}
      defaultEditorToolsVisibility={true}
      shouldPersistHeaders={true}
      schemaDescription={true}
      inputValueDeprecation={true}
    >
      <GraphiQL.Logo>
        <SignIn />
      </GraphiQL.Logo>
      <Editors signal={signal} />
      <InView />
    </GraphiQL>
  );
}
