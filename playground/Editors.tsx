import { useGraphiQL, useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { paintEditors } from './theme.ts';

/** How our editors differ from GraphiQL's: nothing is cut off. */
const options = {
  wordWrap: 'on',
  fontFamily: 'var(--font-code)',
} as const;

/** Draws nothing: gives the editors our look, once they are there. */
export function Editors({ signal }: { signal: string }) {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    if (monaco) paintEditors(signal, monaco.editor.defineTheme);
  }, [monaco, signal]);
  const editors = useGraphiQL(({ queryEditor, variableEditor, headerEditor, responseEditor }) => [
    queryEditor,
    variableEditor,
    headerEditor,
    responseEditor,
  ]);
  useEffect(() => {
    for (const editor of editors) editor?.updateOptions(options);
  }, [editors]);
  return null;
}
