import type { AnchoredHtml, Heading } from './headingAnchors.ts';
import { renderInThread } from './renderInThread.ts';

/**
 * The version of what makes the rendered columns. Raise it with every change of what `render` returns for any body, a new
 * version of the parser or the sanitizer included: rows with another version count as not rendered.
 */
export const RENDERER_VERSION = 3;

/** What is made of a body, as columns that are written with it; null where nothing is yet (decision 026). */
export type RenderedColumns = {
  bodyHtml: string | null;
  headings: Heading[] | null;
  rendererVersion: number | null;
};

const notRendered: RenderedColumns = { bodyHtml: null, headings: null, rendererVersion: null };

/**
 * @returns the rendered columns of a body; the row that gets this body gets them too. None where no thread renders: then the row is
 * stored without them, and is filled in later
 */
export const render = (body: string): Promise<RenderedColumns> =>
  renderInThread(body).then(
    ({ html, headings }) => ({ bodyHtml: html, headings, rendererVersion: RENDERER_VERSION }),
    () => notRendered,
  );

/** @returns whether the columns of a row were made by this version of the renderer */
export const isCurrent = ({ rendererVersion }: Pick<RenderedColumns, 'rendererVersion'>): boolean =>
  rendererVersion === RENDERER_VERSION;

/** @returns a body as safe HTML, with its headings: from its columns, or made now for a row that lacks them */
export function renderedBody({
  body,
  bodyHtml,
  headings,
  rendererVersion,
}: RenderedColumns & { body: string }): AnchoredHtml | Promise<AnchoredHtml> {
  if (isCurrent({ rendererVersion }) && bodyHtml !== null && headings !== null) return { html: bodyHtml, headings };
  return renderInThread(body);
}
