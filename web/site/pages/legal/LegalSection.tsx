import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageTextsQuery } from '#web/gql/graphql.ts';
import { playVideo } from '#web/shared/ui/playVideo.ts';

export type Section = PageTextsQuery['pageTexts']['sections'][number];

/** A section of a legal text, its heading included. Its links within the site lead on without loading the page anew. */
export function LegalSection({ section: { id, html } }: { section: Section }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    playVideo(event);
    const path = pathOf(event);
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <section
      onClick={onClick}
      aria-labelledby={id}
      className="prose mt-10 border-t border-line pt-10 first:mt-0 first:border-0 first:pt-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it safe (server/content/markdown/markdown.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @returns the path of a link within the site that was clicked plainly; whoever asks for a new tab gets it */
function pathOf(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const path = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(path) ? path : null;
}
