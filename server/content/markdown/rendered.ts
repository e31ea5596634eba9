import type { AnchoredHtml, Heading } from './headingAnchors.ts';
import { renderInWorker } from './renderInWorker.ts';

/** Increase it when `render` returns other output for any body, also after an update of parser or sanitizer. */
export const RENDERER_VERSION = 9;

/** Derived from a body and written with it; null until rendered (decision 026). */
export type RenderedColumns = {
  bodyHtml: string | null;
  headings: Heading[] | null;
  rendererVersion: number | null;
};

const notRendered: RenderedColumns = { bodyHtml: null, headings: null, rendererVersion: null };

/** @returns the rendered columns of a body; nulls when the worker fails, to be filled later */
export const render = (body: string): Promise<RenderedColumns> =>
  renderInWorker(body).then(
    ({ html, headings }) => ({ bodyHtml: html, headings, rendererVersion: RENDERER_VERSION }),
    () => notRendered,
  );

export const isCurrent = ({ rendererVersion }: Pick<RenderedColumns, 'rendererVersion'>): boolean =>
  rendererVersion === RENDERER_VERSION;

export function renderedBody({
  body,
  bodyHtml,
  headings,
  rendererVersion,
}: RenderedColumns & { body: string }): AnchoredHtml | Promise<AnchoredHtml> {
  if (isCurrent({ rendererVersion }) && bodyHtml !== null && headings !== null) return { html: bodyHtml, headings };
  return renderInWorker(body);
}
