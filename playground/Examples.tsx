import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { filledVariables, type PlaygroundExample } from './example.ts';
import { groups } from './examples.ts';
import { parsedHeaders, withHeaders } from './headers.ts';
import { isNarrow } from './narrow.ts';

/** Opens an example in a tab of its own, with the headers of the tab that was looked at. */
function useOpen(): (example: PlaygroundExample) => Promise<void> {
  const { addTab, updateActiveTabValues, setVisiblePlugin } = useGraphiQLActions();
  const { queryEditor, variableEditor, headerEditor } = useGraphiQL(
    ({ queryEditor, variableEditor, headerEditor }) => ({ queryEditor, variableEditor, headerEditor }),
  );
  return async (example) => {
    const { query } = example;
    const text = headerEditor?.getValue() ?? '';
    const headers = example.headers ? withHeaders(text, example.headers) : text;
    const filled = await filledVariables(example, parsedHeaders(text));
    const variables = filled ? JSON.stringify(filled, null, 2) : '';
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    headerEditor?.setValue(headers);
    updateActiveTabValues({ query, variables, headers });
    if (isNarrow()) setVisiblePlugin(null);
    else queryEditor?.focus();
  };
}

function ExampleList() {
  const open = useOpen();
  return (
    <section aria-label="Examples" className="examples">
      <h2>Examples</h2>
      {groups.map(({ title, examples }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.title}>
                <button type="button" onClick={() => void open(example)}>
                  {example.title}
                  {example.isForStaff && <small>needs a token</small>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Icon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6">
      <path d="M3 5h2M3 10h2M3 15h2M8 5h9M8 10h9M8 15h9" />
    </svg>
  );
}

/** The list of saved operations beside the editor. */
export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: Icon, content: ExampleList };
