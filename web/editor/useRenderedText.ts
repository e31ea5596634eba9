import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RenderedTextDocument } from './documents.ts';

/** How long typing must pause before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

type Rendered = { body: string | null; html: string; hasFailed: boolean };

/** @returns a text as the server draws it; while it draws a newer one, the older, `isPending` */
export function useRenderedText(body: string) {
  const client = useApolloClient();
  const [rendered, setRendered] = useState<Rendered>({ body: null, html: '', hasFailed: false });
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await client
        .query({ query: RenderedTextDocument, variables: { input: { body } }, fetchPolicy: 'no-cache' })
        .catch(() => null);
      const html = answer?.data?.renderedText.html;
      if (!isOver) setRendered((before) => ({ body, html: html ?? before.html, hasFailed: html === undefined }));
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, body]);
  return { html: rendered.html, hasFailed: rendered.hasFailed, isPending: rendered.body !== body };
}
