import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { RenderedTextDocument } from './documents.ts';

type Rendered = { body: string | null; html: string; hasFailed: boolean };

/** @returns the HTML of a text as the server renders it; the previous one with `isPending` while it renders */
export function useRenderedText(body: string) {
  const client = useApolloClient();
  const [rendered, setRendered] = useState<Rendered>({ body: null, html: '', hasFailed: false });
  const settled = useSettled(body);
  useEffect(() => {
    let isCancelled = false;
    const render = async () => {
      const result = await client
        .query({ query: RenderedTextDocument, variables: { input: { body: settled } }, fetchPolicy: 'no-cache' })
        .catch(() => null);
      const html = result?.data?.renderedText.html;
      if (!isCancelled)
        setRendered((before) => ({ body: settled, html: html ?? before.html, hasFailed: html === undefined }));
    };
    void render();
    return () => {
      isCancelled = true;
    };
  }, [client, settled]);
  return { html: rendered.html, hasFailed: rendered.hasFailed, isPending: rendered.body !== body };
}
